import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import type { ListSection, ShowcaseDraft } from "@jubilee/core/sharing/showcase.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Form } from "@jubilee/ui/form";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { group, legend } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { BesidePreview } from "../../../event-kit/preview/BesidePreview.tsx";
import { ShowcasePreview } from "./ShowcasePreview.tsx";
import { WhichEvents } from "./WhichEvents.tsx";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { createShowcaseApi } from "@jubilee/core/sharing/showcase.api";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useShowcaseWrite } from "./useShowcases.ts";

export interface ShowcaseFormProps {
  /** Null makes a new one. */
  showcaseId: string | null;
  start: ShowcaseDraft;
  submitLabel: string;
  onSaved: (showcaseId: string) => void;
  /** With what becomes of it beside: not where the page shows it anyway. */
  hasPreview?: boolean;
}

const sections: { value: ListSection; label: string }[] = [
  { value: "where", label: "Where it is" },
  { value: "places", label: "Places left" },
  { value: "prices", label: "The lowest ticket price" },
];

const looks = builtInEventTypes.map(({ id, name }) => ({ value: id, label: name }));

/** What a showcase is called, which events it shows, how. */
export function ShowcaseForm(props: ShowcaseFormProps) {
  const { showcaseId, start, submitLabel, onSaved, hasPreview = false } = props;
  const api = useApi(createShowcaseApi);
  const write = useShowcaseWrite();
  const form = useDraft(start, { write });
  const { draft, change } = form;
  const fields = (
    <Stack gap="6">
      <TextField label="Name" {...form.field("name")} maxLength={120} />
      <TextArea label="Introduction" optional rows={3} {...form.field("intro")} maxLength={2000} />
      <RadioGroup
        label="How it looks"
        look="cards"
        {...form.field("layout")}
        options={[
          { value: "list", label: "A list", help: "One event under the other, with its cover." },
          { value: "calendar", label: "A calendar", help: "A month at a time." },
        ]}
      />
      <WhichEvents draft={draft} onChange={change} error={form.errors.eventIds} />
      <fieldset className={group}>
        <legend className={legend}>Beside each event</legend>
        {sections.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={draft.sections.includes(value)}
            onCheckedChange={(isShown) =>
              change({
                sections: sections
                  .map((one) => one.value)
                  .filter((one) => (one === value ? isShown : draft.sections.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
      <Select
        label="Cover and colours"
        help="Drawn for this showcase in the manner of a type of events."
        options={looks}
        {...form.field("eventTypeId")}
      />
      <div>
        <Button type="submit" loading={write.isBusy}>
          {submitLabel}
        </Button>
      </div>
    </Stack>
  );
  return (
    <Form
      label="Showcase"
      {...form.page((typed) => api.save(showcaseId, typed), { done: ({ id }) => onSaved(id) })}
    >
      {hasPreview ? (
        <BesidePreview preview={<ShowcasePreview draft={draft} />}>{fields}</BesidePreview>
      ) : (
        fields
      )}
    </Form>
  );
}
