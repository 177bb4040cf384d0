import type { RankedCount, RankedRound } from "@jubilee/core/planning/ranked.rules";
import { Heading } from "@jubilee/ui/heading";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { VoteBars } from "./VoteBars.tsx";

interface RankedRoundsProps {
  counted: RankedCount;
  /** Rounds before the first of these. */
  earlier: number;
  nameOf: (id: string) => string;
}

/** Who leaves and where those lists go, in words. */
function handOver({ leaves, moves }: RankedRound, nameOf: (id: string) => string): string {
  if (leaves.length === 0) return "";
  const parts = moves.map(({ to, lists }) =>
    to === null ? `${lists} name nobody else` : `${lists} to ${nameOf(to)}`,
  );
  const where = parts.length > 0 ? `: ${parts.join(", ")}` : "";
  const names = new Intl.ListFormat("en").format(leaves.map(nameOf));
  return `${names} ${leaves.length === 1 ? "leaves" : "leave"}${where}.`;
}

/** The rounds of a ranking as bars, with the hand-over in words. */
export function RankedRounds({ counted: { rounds, winner }, earlier, nameOf }: RankedRoundsProps) {
  const all = rounds[0]?.tallies.reduce((sum, { lists }) => sum + lists, 0) ?? 0;
  return (
    <Stack gap="6">
      {rounds.map((round, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rounds are told apart by their order
        <Stack key={at} gap="2">
          <Heading level={3} size="row">
            {`Round ${earlier + at + 1}`}
          </Heading>
          <VoteBars
            label={`Round ${earlier + at + 1}`}
            of={all}
            bars={round.tallies
              .toSorted((one, other) => other.lists - one.lists)
              .map(({ optionId, lists }) => ({
                id: optionId,
                label: nameOf(optionId),
                people: lists,
                isBest: at === rounds.length - 1 && optionId === winner,
              }))}
          />
          <Text tone="muted" size={14}>
            {handOver(round, nameOf)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
