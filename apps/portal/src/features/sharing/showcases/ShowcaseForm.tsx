import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import type { CallFailure } from "@jubilee/core/base/result.types";
import type { ListSection, ShowcaseDraft } from "@jubilee/core/sharing/showcase.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Form } from "@jubilee/ui/form";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { group, legend } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { WhichEvents } from "./WhichEvents.tsx";

export interface ShowcaseFormProps {
  start: ShowcaseDraft;
  isBusy: boolean;
  submitLabel: string;
  onSubmit: (draft: ShowcaseDraft, place: (failure: CallFailure) => boolean) => Promise<void>;
}

const sections: { value: ListSection; label: string }[] = [
  { value: "where", label: "Where it is" },
  { value: "places", label: "Places left" },
  { value: "prices", label: "The lowest ticket price" },
];

const looks = builtInEventTypes.map(({ id, name }) => ({ value: id, label: name }));

/** What a showcase is called, which events it shows, how. */
export function ShowcaseForm({ start, isBusy, submitLabel, onSubmit }: ShowcaseFormProps) {
  const [draft, setDraft] = useState(start);
  const [wrong, setWrong] = useState<CallFailure | null>(null);
  const [isChanged, setChanged] = useState(false);
  const change = (changed: Partial<ShowcaseDraft>) => {
    setDraft({ ...draft, ...changed });
    setWrong(null);
    setChanged(true);
  };
  const place = (failure: CallFailure) => {
    const isOurs = failure.field !== null && failure.field in draft;
    if (isOurs) setWrong(failure);
    return isOurs;
  };
  const errorOf = (field: keyof ShowcaseDraft) =>
    wrong?.field === field ? { error: wrong.message } : {};
  const send = async () => {
    setChanged(false);
    await onSubmit(draft, (failure) => {
      setChanged(true);
      return place(failure);
    });
  };
  return (
    <Form label="Showcase" onSubmit={send} busy={isBusy} unsaved={isChanged}>
      <Stack gap="6">
        <TextField
          label="Name"
          value={draft.name}
          maxLength={120}
          onValueChange={(name) => change({ name })}
          {...errorOf("name")}
        />
        <TextArea
          label="Introduction"
          optional
          rows={3}
          value={draft.intro}
          maxLength={2000}
          onValueChange={(intro) => change({ intro })}
          {...errorOf("intro")}
        />
        <RadioGroup
          label="How it looks"
          look="cards"
          value={draft.layout}
          options={[
            { value: "list", label: "A list", help: "One event under the other, with its cover." },
            { value: "calendar", label: "A calendar", help: "A month at a time." },
          ]}
          onValueChange={(layout) => change({ layout })}
        />
        <WhichEvents draft={draft} onChange={change} error={errorOf("eventIds").error} />
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
          value={draft.eventTypeId}
          onValueChange={(value) =>
            change({
              eventTypeId:
                builtInEventTypes.find(({ id }) => id === value)?.id ?? draft.eventTypeId,
            })
          }
          {...errorOf("eventTypeId")}
        />
        <div>
          <Button type="submit" loading={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
