import { originOfKey } from "@jubilee/core/events/any-template.rules";
import { blueprintProblems } from "@jubilee/core/events/blueprint-check.rules";
import { blueprintOfEvent } from "@jubilee/core/events/blueprint-of-event.rules";
import { partNames, partsOf } from "@jubilee/core/events/blueprint-parts.rules";
import { loadBlueprint } from "@jubilee/core/events/blueprints.rules";
import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import type { BlueprintOfEvent } from "@jubilee/core/events/own-templates.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { Banner } from "@jubilee/ui/banner";
import { DescriptionList } from "@jubilee/ui/description-list";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import type { DataClient } from "../../../../app/routing/reads.types.ts";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useReadValue } from "../../../../page-kit/data/useRead.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { templateKeys } from "./keys.ts";
import { notes, word, words } from "./OwnTemplates.css.ts";
import { checkNames, TemplateNames } from "./TemplateNames.tsx";
import { useTemplateWrite } from "./useOwnTemplates.ts";

/** The blueprint of an event; what an event does not keep comes from the template it was made from. */
async function blueprintFrom(client: DataClient, eventId: string): Promise<BlueprintOfEvent> {
  const api = createOwnTemplatesApi(client);
  const source = await valueOf(api.source(eventId));
  const { kind, name } = originOfKey(source.templateKey ?? "");
  if (kind === "own") {
    const base = await api.get(name);
    return blueprintOfEvent(source, base.ok ? base.value.blueprint : null);
  }
  return blueprintOfEvent(source, await loadBlueprint(name));
}

/** What comes along, and what was taken out. */
function Found({ found: { blueprint, takenOut, remarks } }: { found: BlueprintOfEvent }) {
  const problems = blueprintProblems(blueprint);
  return (
    <Stack gap="4">
      <DescriptionList
        items={partsOf(blueprint).map(({ part, count }) => ({
          term: partNames[part],
          detail: String(count),
        }))}
      />
      {takenOut.length > 0 && (
        <Stack gap="2">
          <Text>
            Taken out of its texts, with an ellipsis in their place: names, places, links, addresses
            and numbers.
          </Text>
          <ul className={words}>
            {takenOut.map(({ kind, words: taken }) => (
              <li key={kind + taken} className={word} dir="auto">
                {taken}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {remarks.length > 0 && (
        <ul className={notes}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <Banner tone="warning" title="This event cannot be kept as it is">
          {problems.slice(0, 5).join(". ")}
        </Banner>
      )}
    </Stack>
  );
}

interface SaveTemplateProps {
  event: { id: string; name: string };
  onClose: () => void;
}

/** Keeps an event as a template: everything but its people, its places and its date. */
export function SaveTemplate({ event, onClose }: SaveTemplateProps) {
  const { client } = usePlanner();
  const api = useApi(createOwnTemplatesApi);
  const { data, error, refetch } = useReadValue(templateKeys.source(event.id), () =>
    blueprintFrom(client, event.id),
  );
  const form = useDraft(
    { title: event.name.slice(0, 80), line: "" },
    { write: useTemplateWrite(), check: checkNames },
  );
  const isWhole = data !== undefined && blueprintProblems(data.blueprint).length === 0;
  const save = (names: { title: string; line: string }) => {
    if (!data) throw new RangeError("The event is not read yet");
    return api.save(event.id, { ...names, blueprint: data.blueprint });
  };
  return (
    <FormDialog
      title="Save as template"
      description="Programme, tasks, form, page, mails and tickets, told from the event’s day. Guests, answers, orders and dates stay here."
      submitLabel="Save template"
      waiting={!isWhole}
      {...form.dialog(save, {
        done: ({ id, title }) =>
          toast.success(`“${title}” is among your templates`, {
            action: {
              label: "Open",
              onClick: () => navigate(href("templates.mine", { templateId: id })),
            },
          }),
        onClose,
      })}
    >
      <Stack gap="5">
        <TemplateNames title={form.field("title")} line={form.field("line")} />
        {error && <LoadFailed what="The event" error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonRows count={4} />}
        {data && <Found found={data} />}
      </Stack>
    </FormDialog>
  );
}
