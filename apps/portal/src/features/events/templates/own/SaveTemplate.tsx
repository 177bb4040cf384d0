import { blueprintProblems } from "@jubilee/core/events/blueprint-check.rules";
import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { toast } from "@jubilee/ui/toast";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useReadValue } from "../../../../page-kit/data/useRead.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { blueprintFrom } from "./blueprintFrom.ts";
import { FoundParts } from "./FoundParts.tsx";
import { templateKeys } from "./keys.ts";
import { checkNames, TemplateNames } from "./TemplateNames.tsx";
import { useTemplateWrite } from "./useOwnTemplates.ts";

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
        done: ({ title }) =>
          toast.success(`“${title}” is a template now`, {
            description: "It stands first among the templates.",
            action: {
              label: "See templates",
              onClick: () => navigate(href("templates.index")),
            },
          }),
        onClose,
      })}
    >
      <Stack gap="5">
        <TemplateNames title={form.field("title")} line={form.field("line")} />
        {error && <LoadFailed what="The event" error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonRows count={4} />}
        {data && <FoundParts found={data} />}
      </Stack>
    </FormDialog>
  );
}
