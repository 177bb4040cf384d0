import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollRecord, PollReminded } from "@jubilee/core/planning/polls.types";
import { Button } from "@jubilee/ui/button";
import { toast } from "@jubilee/ui/toast";
import { Mail } from "lucide-react";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { usePollWrite } from "./usePoll.ts";

/** What was done, in a sentence, and who has heard of it too lately. */
function words({ told, tooSoon }: PollReminded): [string, string | undefined] {
  const title =
    told === 0 ? "Nobody to remind now" : `${told === 1 ? "1 mail goes" : `${told} mails go`} out`;
  if (tooSoon === 0) return [title, undefined];
  const who = tooSoon === 1 ? "1 guest was" : `${tooSoon} guests were`;
  return [title, `${who} written to within the last day and can be reminded tomorrow.`];
}

/** Mails those who were asked and have not voted once more. */
export function RemindButton({ poll }: { poll: PollRecord }) {
  const api = useApi(createPollsApi);
  const { isBusy, run } = usePollWrite();
  const remind = async () => {
    const answer = await run(() => api.remind(poll.id));
    if (!answer) return;
    const [title, description] = words(answer);
    const say = answer.told > 0 ? toast.success : toast.info;
    say(title, description === undefined ? {} : { description });
  };
  return (
    <Button variant="outline" icon={<Mail />} loading={isBusy} onClick={() => void remind()}>
      Remind them
    </Button>
  );
}
