import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollInvited, PollRecord } from "@jubilee/core/planning/polls.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { toast } from "@jubilee/ui/toast";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { usePollWrite } from "./usePoll.ts";

interface InviteDialogProps {
  poll: PollRecord;
  onClose: () => void;
}

/** What was done, in a sentence. */
function told({ told: mails, withoutAddress }: PollInvited): [string, string | undefined] {
  const title =
    mails === 0 ? "Nobody new to ask" : `${mails === 1 ? "1 mail goes" : `${mails} mails go`} out`;
  if (withoutAddress === 0) return [title, undefined];
  const who = withoutAddress === 1 ? "1 guest has" : `${withoutAddress} guests have`;
  return [title, `${who} no address: send them the link yourself.`];
}

/** Asks before each guest who was not asked yet gets their own link by mail. */
export function InviteDialog({ poll, onClose }: InviteDialogProps) {
  const api = useApi(createPollsApi);
  const { isBusy, run } = usePollWrite();
  const invite = async () => {
    const answer = await run(() => api.invite(poll.id));
    if (!answer) return;
    const [title, description] = told(answer);
    toast.success(title, description === undefined ? {} : { description });
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Ask the guests by mail?"
      description="Every guest of the event with an address gets their own link, in their language."
      consequences={[
        "Nobody is asked twice: who has a mail already, or has voted, is left out.",
        poll.naming === "anonymous"
          ? "Nothing joins a vote to the link that it came by."
          : "A vote can be changed by the same link until the poll closes.",
      ]}
      confirmLabel="Send mails"
      destructive={false}
      loading={isBusy}
      onConfirm={() => void invite()}
    />
  );
}
