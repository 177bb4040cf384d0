import type {
  PollQuestion,
  PollRecord,
  PollVoter,
  QuestionResult,
} from "@jubilee/core/planning/polls.types";
import { Button } from "@jubilee/ui/button";
import { Stack } from "@jubilee/ui/stack";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { VoteMark } from "@jubilee/ui/vote-mark";
import { useState } from "react";
import { markWords } from "../marks.copy.ts";
import { dateCounts } from "./dateCounts.ts";
import { DateList } from "./DateList.tsx";
import { legend } from "./dates.css.ts";
import { DateTable } from "./DateTable.tsx";
import { UseDateDialog } from "./UseDateDialog.tsx";
import { VoterNotes } from "./VoterNotes.tsx";

interface DateResultProps {
  poll: PollRecord;
  question: PollQuestion;
  result: QuestionResult;
  /** Empty of an anonymous poll. */
  voters: readonly PollVoter[];
  /** Voters who are no guests and gave no address. */
  withoutAddress?: number | undefined;
}

/** Who can come when, and the way to make the best time a date. */
export function DateResult({
  poll,
  question,
  result,
  voters,
  withoutAddress = 0,
}: DateResultProps) {
  const [isChoosing, setChoosing] = useState(false);
  const isPhone = useMedia(media.mobile);
  const counts = dateCounts(question, result);
  const Times = isPhone ? DateList : DateTable;
  return (
    <Stack gap="4">
      <Times poll={poll} counts={counts} voters={voters} />
      {voters.length > 0 && (
        <ul className={legend} aria-label="Marks">
          {(["yes", "maybe", "no", "none"] as const).map((mark) => (
            <li key={mark}>
              <VoteMark mark={mark} /> {markWords[mark]}
            </li>
          ))}
        </ul>
      )}
      <VoterNotes voters={voters} />
      {poll.state !== "draft" && poll.became === null && (
        <div>
          <Button
            variant={poll.state === "closed" ? "default" : "secondary"}
            onClick={() => setChoosing(true)}
          >
            Choose the date
          </Button>
        </div>
      )}
      {isChoosing && (
        <UseDateDialog
          poll={poll}
          question={question}
          first={counts.find(({ isBest }) => isBest)?.option.id ?? null}
          withoutAddress={withoutAddress}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}
