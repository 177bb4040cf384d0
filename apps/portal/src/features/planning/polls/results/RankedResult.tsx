import type { PollQuestion, QuestionResult } from "@jubilee/core/planning/polls.types";
import { countRanked, rankedMethod } from "@jubilee/core/planning/ranked.rules";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { useState } from "react";
import { RankedBands } from "./RankedBands.tsx";
import { RankedRounds } from "./RankedRounds.tsx";
import { RankedTable } from "./RankedTable.tsx";
import { opener } from "./results.css.ts";

interface RankedResultProps {
  question: PollQuestion;
  result: QuestionResult;
}

/** Of fifty options the first rounds are a comb that nobody can read. */
const mostDrawn = 6;

/** Who won a ranking and how: bands where there is room, bars a round on phones, and a table. */
export function RankedResult({ question, result }: RankedResultProps) {
  const { options } = question;
  const counted = countRanked(
    result.rankings,
    options.map(({ id }) => id),
  );
  const names = new Map(options.map(({ id, label }) => [id, label ?? ""]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const { winner, tied, winningLists, countedLists, rounds } = counted;
  const isWide = useMedia(media.desktop);
  const [isTable, setTable] = useState(false);
  const earlier = Math.max(0, rounds.length - mostDrawn);
  const drawn = { ...counted, rounds: rounds.slice(earlier) };
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
      {tied.length > 0 && (
        <Text weight="strong">
          A tie: <bdi>{new Intl.ListFormat("en").format(tied.map(nameOf))}</bdi>, with{" "}
          {winningLists} each. Nothing in the votes tells them apart.
        </Text>
      )}
      {earlier > 0 && (
        <Text tone="muted" size={14}>
          {`Drawn are the last ${mostDrawn} of ${rounds.length} rounds; the table has all.`}
        </Text>
      )}
      {isWide && (
        <div aria-hidden="true">
          <RankedBands counted={drawn} earlier={earlier} nameOf={nameOf} />
        </div>
      )}
      {!isWide && <RankedRounds counted={drawn} earlier={earlier} nameOf={nameOf} />}
      {ended > 0 && (
        <Text tone="muted" size={14}>
          {ended === 1 ? "1 list names" : `${ended} lists name`} nobody who is still in, and{" "}
          {ended === 1 ? "counts" : "count"} no more in the last round.
        </Text>
      )}
      <details onToggle={({ currentTarget }) => setTable(currentTarget.open)}>
        <summary className={opener}>As a table</summary>
        {isTable && (
          <RankedTable rounds={rounds} options={options.map(({ id }) => id)} nameOf={nameOf} />
        )}
      </details>
    </Stack>
  );
}
