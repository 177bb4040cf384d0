import { createTaskHelpersApi } from "@jubilee/core/tasks/helping.api";
import type { HelperAct, TaskHelper } from "@jubilee/core/tasks/helping.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Button } from "@jubilee/ui/button";
import { CopyButton } from "@jubilee/ui/copy-button";
import { Dialog } from "@jubilee/ui/dialog";
import { Inline } from "@jubilee/ui/inline";
import { PersonRow } from "@jubilee/ui/person-row";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { taskKeys } from "../keys.ts";
import { taskHelpersRead } from "../views/tasks.reads.ts";

interface HelperLinksProps {
  eventId: string;
  onClose: () => void;
}

/** The links of all who help with an event, to hand over, replace and close. */
export function HelperLinks({ eventId, onClose }: HelperLinksProps) {
  const reading = useReading((client) => taskHelpersRead(client, eventId));
  const api = useApi(createTaskHelpersApi);
  const { run, isBusy } = useWrite(taskKeys.ofEvent(eventId), "Task Management");
  const change = (id: string, act: HelperAct) => void run(() => api.change(id, act));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Links of helpers"
      description="Each opens the tasks of one person, to see and tick. A new link closes the one before it."
    >
      <Loaded of={reading} what="The links" skeleton={<SkeletonRows count={3} />}>
        {(helpers) => (
          <Stack gap="4">
            {helpers.length === 0 && <Text tone="muted">Nobody helps by a link yet.</Text>}
            {helpers.map((helper) => (
              <HelperLink key={helper.id} helper={helper} isBusy={isBusy} onChange={change} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

interface HelperLinkProps {
  helper: TaskHelper;
  isBusy: boolean;
  onChange: (id: string, act: HelperAct) => void;
}

/** What is known of a helper's link, in words. */
export function helperWords({ email, revokedAt, seenAt, tasks, openTasks }: TaskHelper): string {
  if (revokedAt !== null) return `Link closed · ${counted(openTasks, "open task")}`;
  const seen = seenAt === null ? "not opened yet" : "opened";
  const open = tasks === 0 ? "no task" : `${openTasks} of ${counted(tasks, "task")} open`;
  return [email, seen, open].filter(Boolean).join(" · ");
}

function HelperLink({ helper, isBusy, onChange }: HelperLinkProps) {
  const { id, name, url } = helper;
  return (
    <Stack gap="2">
      <PersonRow name={name} detail={helperWords(helper)} />
      <Inline gap="2">
        {url !== null && (
          <CopyButton value={url} label={`Copy the link of ${name}`} size="sm" variant="outline" />
        )}
        <Button
          size="sm"
          variant="ghost"
          disabled={isBusy}
          aria-label={`New link for ${name}`}
          onClick={() => onChange(id, "new_link")}
        >
          New link
        </Button>
        {url !== null && (
          <Button
            size="sm"
            variant="ghost"
            disabled={isBusy}
            aria-label={`Close link of ${name}`}
            onClick={() => onChange(id, "close")}
          >
            Close link
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
