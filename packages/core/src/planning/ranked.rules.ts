import type { RankingCount } from "./polls.types.ts";

/** One count of a ranked question: who has how many lists, and where the lists of the last one went. */
export interface RankedRound {
  /** Lists by option that is still in, in the order of the options. */
  tallies: { optionId: string; lists: number }[];
  /** Who leaves after this round; null in the last one. */
  leaves: string | null;
  /** Where the leaving option's lists go; `to` null: they name nobody else who is still in. */
  moves: { to: string | null; lists: number }[];
  /** Lists that no longer name anybody who is in. */
  exhausted: number;
}

export interface RankedCount {
  rounds: RankedRound[];
  /** Null without a vote. */
  winner: string | null;
  /** Lists for the winner in the last round, of all that still count there. */
  winningLists: number;
  countedLists: number;
}

const firstOf = (ranking: readonly string[], stillIn: ReadonlySet<string>) =>
  ranking.find((id) => stillIn.has(id)) ?? null;

function talliesOf(
  rankings: readonly RankingCount[],
  options: readonly string[],
  stillIn: ReadonlySet<string>,
) {
  const lists = new Map(options.filter((id) => stillIn.has(id)).map((id) => [id, 0]));
  let exhausted = 0;
  for (const { ranking, people } of rankings) {
    const first = firstOf(ranking, stillIn);
    if (first === null) exhausted += people;
    else lists.set(first, (lists.get(first) ?? 0) + people);
  }
  return {
    tallies: [...lists].map(([optionId, count]) => ({ optionId, lists: count })),
    exhausted,
  };
}

/** Of several with the fewest lists: fewest first places at the start, then the one that stands last. */
function lastOf(
  tallies: RankedRound["tallies"],
  firstPlaces: ReadonlyMap<string, number>,
  options: readonly string[],
): string | null {
  const fewest = Math.min(...tallies.map(({ lists }) => lists));
  const candidates = tallies
    .filter(({ lists }) => lists === fewest)
    .map(({ optionId }) => optionId);
  const places = (id: string) => firstPlaces.get(id) ?? 0;
  const least = Math.min(...candidates.map(places));
  const tied = new Set(candidates.filter((id) => places(id) === least));
  return options.findLast((id) => tied.has(id)) ?? null;
}

function movesFrom(
  leaves: string,
  rankings: readonly RankingCount[],
  stillIn: ReadonlySet<string>,
): RankedRound["moves"] {
  const left = new Set([...stillIn].filter((id) => id !== leaves));
  const moves = new Map<string | null, number>();
  for (const { ranking, people } of rankings) {
    if (firstOf(ranking, stillIn) !== leaves) continue;
    const next = firstOf(ranking, left);
    moves.set(next, (moves.get(next) ?? 0) + people);
  }
  return [...moves].map(([to, lists]) => ({ to, lists }));
}

/**
 * Counts by instant run-off: while nobody has more than half of the lists that still count, the option
 * with the fewest leaves and its lists go to the next name on them. Of several with the fewest, the one
 * with the fewest first places in round 1 leaves, then the one that stands last among the options.
 * @param rankings - Lists of option ids, the most wanted first, each with how many people gave it.
 * @param options - The ids of all options, in their order.
 */
export function countRanked(
  rankings: readonly RankingCount[],
  options: readonly string[],
): RankedCount {
  const known = new Set(options);
  const given = rankings.filter(({ ranking }) => ranking.some((id) => known.has(id)));
  const rounds: RankedRound[] = [];
  if (given.length === 0) return { rounds, winner: null, winningLists: 0, countedLists: 0 };
  const stillIn = new Set(options);
  const start = talliesOf(given, options, stillIn).tallies;
  const firstPlaces = new Map(start.map(({ optionId, lists }) => [optionId, lists]));
  for (;;) {
    const { tallies, exhausted } = talliesOf(given, options, stillIn);
    const counted = tallies.reduce((sum, { lists }) => sum + lists, 0);
    const best = tallies.find(({ lists }) => lists * 2 > counted) ?? null;
    const leaves = best || tallies.length === 1 ? null : lastOf(tallies, firstPlaces, options);
    const winner = best ?? (tallies.length === 1 ? tallies[0] : null);
    if (leaves === null) {
      rounds.push({ tallies, leaves, moves: [], exhausted });
      return {
        rounds,
        winner: winner?.optionId ?? null,
        winningLists: winner?.lists ?? 0,
        countedLists: counted,
      };
    }
    rounds.push({ tallies, leaves, moves: movesFrom(leaves, given, stillIn), exhausted });
    stillIn.delete(leaves);
  }
}

/** How ranked votes are counted, in one sentence. */
export const rankedMethod =
  "In each round the option with the fewest first places leaves, and its votes go to the next name on those lists.";
