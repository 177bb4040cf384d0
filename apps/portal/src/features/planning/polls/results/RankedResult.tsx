import type { PollQuestion, QuestionResult } from "@jubilee/core/planning/polls.types";
import { countRanked, rankedMethod } from "@jubilee/core/planning/ranked.rules";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { RankedBands } from "./RankedBands.tsx";
import { RankedRounds } from "./RankedRounds.tsx";
import { RankedTable } from "./RankedTable.tsx";
import { onDesktops, onPhones, opener } from "./results.css.ts";

interface RankedResultProps {
  question: PollQuestion;
  result: QuestionResult;
}

/** Who won a ranking and how: bands where there is room, bars a round on phones, and a table. */
export function RankedResult({ question, result }: RankedResultProps) {
  const { options } = question;
  const counted = countRanked(
    result.rankings,
    options.map(({ id }) => id),
  );
  const names = new Map(options.map(({ id, label }) => [id, label ?? ""]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const { winner, winningLists, countedLists, rounds } = counted;
  const ended = rounds.at(-1)?.exhausted ?? 0;
  return (
    <Stack gap="4">
      <Text tone="muted" measure>
        Ranked by {result.answered} {result.answered === 1 ? "person" : "people"}. {rankedMethod}
      </Text>
      {winner !== null && (
        <Text weight="strong">
          <bdi>{nameOf(winner)}</bdi> is chosen, with {winningLists} of {countedLists}
        </Text>
      )}
      <div className={onDesktops} aria-hidden="true">
        <RankedBands counted={counted} nameOf={nameOf} />
      </div>
      <div className={onPhones}>
        <RankedRounds counted={counted} nameOf={nameOf} />
      </div>
      {ended > 0 && (
        <Text tone="muted" size={14}>
          {ended === 1 ? "1 list names" : `${ended} lists name`} nobody who is still in, and{" "}
          {ended === 1 ? "counts" : "count"} no more in the last round.
        </Text>
      )}
      <details>
        <summary className={opener}>As a table</summary>
        <RankedTable rounds={rounds} options={options.map(({ id }) => id)} nameOf={nameOf} />
      </details>
    </Stack>
  );
}
