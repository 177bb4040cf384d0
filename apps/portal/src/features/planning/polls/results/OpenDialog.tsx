import { hasPassed, toInstant, toWallTime } from "@jubilee/core/base/time.rules";
import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Stack } from "@jubilee/ui/stack";
import { DateTimeZone } from "../../../../page-kit/dates/DateTimeZone.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { UnpublishedNote } from "./UnpublishedNote.tsx";
import { usePollWrite } from "./usePoll.ts";

interface OpenDialogProps {
  poll: PollRecord;
  onClose: () => void;
}

interface Until {
  byItself: boolean;
  closesAt: string;
}

const words = {
  draft: { title: "Open the poll", submit: "Open", done: "The poll is open" },
  open: { title: "When it closes", submit: "Save", done: "Saved" },
  closed: { title: "Open the poll again", submit: "Open again", done: "The poll is open again" },
} as const;

/** Lets a poll take votes, until a time on the event's clock or until it is closed. */
export function OpenDialog({ poll, onClose }: OpenDialogProps) {
  const api = useApi(createPollsApi);
  const nowMs = useNow();
  const { timeZone } = poll;
  const start = (): Until => {
    const wall = poll.closesAt === null ? "" : toWallTime(poll.closesAt, timeZone);
    return hasPassed(wall, timeZone, nowMs)
      ? { byItself: true, closesAt: "" }
      : { byItself: poll.state === "draft" || wall !== "", closesAt: wall };
  };
  const check = ({ byItself, closesAt }: Until) => {
    if (!byItself) return {};
    if (closesAt === "") return { closesAt: "Choose when it closes" };
    const isOver = hasPassed(closesAt, timeZone, nowMs);
    return isOver ? { closesAt: "Choose a time that is still to come" } : {};
  };
  const form = useDraft(start, { write: usePollWrite(), check });
  const { byItself, closesAt } = form.draft;
  const { title, submit, done } = words[poll.state];
  const open = () => api.open(poll.id, byItself ? toInstant(closesAt, timeZone).instant : null);
  return (
    <FormDialog
      title={title}
      description="Whoever has its link can vote as soon as it is open."
      submitLabel={submit}
      {...form.dialog(open, { done, onClose })}
    >
      <Stack gap="4">
        <UnpublishedNote poll={poll} />
        <Checkbox
          label="It closes by itself"
          help="Votes after that moment are refused, and you get a mail."
          checked={byItself}
          onCheckedChange={(checked) => form.change({ byItself: checked })}
        />
        {byItself && (
          <DateTimeZone zone={timeZone} label="Closes" required {...form.field("closesAt")} />
        )}
      </Stack>
    </FormDialog>
  );
}
