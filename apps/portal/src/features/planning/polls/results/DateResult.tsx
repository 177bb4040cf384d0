import { bestOptions } from "@jubilee/core/planning/polls.rules";
import type {
  PollQuestion,
  PollRecord,
  PollVoter,
  QuestionResult,
} from "@jubilee/core/planning/polls.types";
import { Button } from "@jubilee/ui/button";
import { Stack } from "@jubilee/ui/stack";
import { useState } from "react";
import { markWords, VoteMark } from "../VoteMark.tsx";
import { DateTable } from "./DateTable.tsx";
import { legend } from "./results.css.ts";
import { UseDateDialog } from "./UseDateDialog.tsx";
import { VoterNotes } from "./VoterNotes.tsx";

interface DateResultProps {
  poll: PollRecord;
  question: PollQuestion;
  result: QuestionResult;
  /** Empty of an anonymous poll. */
  voters: readonly PollVoter[];
}

/** Who can come when, and the way to make the best time a date. */
export function DateResult({ poll, question, result, voters }: DateResultProps) {
  const [isChoosing, setChoosing] = useState(false);
  const best = bestOptions(result);
  return (
    <Stack gap="4">
      <DateTable poll={poll} question={question} result={result} voters={voters} best={best} />
      <ul className={legend} aria-label="Marks">
        {(["yes", "maybe", "no", null] as const).map((mark) => (
          <li key={mark ?? "none"}>
            <VoteMark mark={mark} silent /> {markWords[mark ?? "none"]}
          </li>
        ))}
      </ul>
      <VoterNotes voters={voters} />
      {poll.state !== "draft" && poll.became === null && (
        <div>
          <Button onClick={() => setChoosing(true)}>Choose the date</Button>
        </div>
      )}
      {isChoosing && (
        <UseDateDialog
          poll={poll}
          question={question}
          first={best[0] ?? null}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}
