import type { RankingCount } from "./polls.types.ts";

/** One count of a ranked question: who has how many lists, and where the lists of the last one went. */
export interface RankedRound {
  /** Lists by option that is still in, in the order of the options. */
  tallies: { optionId: string; lists: number }[];
  /** Who leaves after this round: several at once where no list puts them first; empty in the last one. */
  leaves: string[];
  /** Where the leaving option's lists go; `to` null: they name nobody else who is still in. */
  moves: { to: string | null; lists: number }[];
  /** Lists that no longer name anybody who is in. */
  exhausted: number;
}

export interface RankedCount {
  rounds: RankedRound[];
  /** Null without a vote, and in a tie. */
  winner: string | null;
  /** Those that are left and that nothing in the votes tells apart; empty where somebody wins. */
  tied: string[];
  /** Lists for the winner, or for each of those tied, in the last round, of all that still count there. */
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

/** How often each option stands first, second … on the lists, as words whose order is that of worth. */
function placesOf(
  rankings: readonly RankingCount[],
  options: readonly string[],
): ReadonlyMap<string, string> {
  const known = new Set(options);
  const counts = new Map(options.map((id) => [id, options.map(() => 0)]));
  for (const { ranking, people } of rankings) {
    for (const [place, id] of ranking.filter((one) => known.has(one)).entries()) {
      const own = counts.get(id);
      if (own) own[place] = (own[place] ?? 0) + people;
    }
  }
  const word = (count: number) => String(count).padStart(9, "0");
  return new Map([...counts].map(([id, own]) => [id, own.map(word).join(" ")]));
}

/** Those without a list; else of those with the fewest lists who stand lowest on all of them, then who stands last. */
function leaving(
  tallies: RankedRound["tallies"],
  places: ReadonlyMap<string, string>,
  options: readonly string[],
): string[] {
  const unlisted = tallies.filter(({ lists }) => lists === 0);
  if (unlisted.length > 0) return unlisted.map(({ optionId }) => optionId);
  const fewest = Math.min(...tallies.map(({ lists }) => lists));
  const candidates = tallies
    .filter(({ lists }) => lists === fewest)
    .map(({ optionId }) => places.get(optionId) ?? "");
  const lowest = candidates.toSorted()[0];
  return options
    .filter((id) => places.get(id) === lowest && tallies.some(({ optionId }) => optionId === id))
    .slice(-1);
}

function movesFrom(
  leaves: readonly string[],
  rankings: readonly RankingCount[],
  stillIn: ReadonlySet<string>,
): RankedRound["moves"] {
  const left = new Set([...stillIn].filter((id) => !leaves.includes(id)));
  const moves = new Map<string | null, number>();
  for (const { ranking, people } of rankings) {
    if (!leaves.includes(firstOf(ranking, stillIn) ?? "")) continue;
    const next = firstOf(ranking, left);
    moves.set(next, (moves.get(next) ?? 0) + people);
  }
  return [...moves].map(([to, lists]) => ({ to, lists }));
}

/**
 * Counts by instant run-off: while nobody has more than half of the lists that still count, the option
 * with the fewest leaves and its lists go to the next name on them. Of several with the fewest, the one
 * with the fewest first places on all lists leaves, then with the fewest second ones and so on, then the
 * one that stands last among the options; those whom no list puts first leave together. Where all that
 * are left are alike in every place, it is a tie, and nobody wins by standing first.
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
  if (given.length === 0)
    return { rounds, winner: null, tied: [], winningLists: 0, countedLists: 0 };
  const stillIn = new Set(options);
  const places = placesOf(given, options);
  for (;;) {
    const { tallies, exhausted } = talliesOf(given, options, stillIn);
    const counted = tallies.reduce((sum, { lists }) => sum + lists, 0);
    const best = tallies.find(({ lists }) => lists * 2 > counted) ?? null;
    const isTie =
      new Set(tallies.map(({ optionId, lists }) => `${lists}: ${places.get(optionId)}`)).size === 1;
    if (best || isTie) {
      rounds.push({ tallies, leaves: [], moves: [], exhausted });
      return {
        rounds,
        winner: best?.optionId ?? null,
        tied: isTie && !best ? tallies.map(({ optionId }) => optionId) : [],
        winningLists: (best ?? tallies[0])?.lists ?? 0,
        countedLists: counted,
      };
    }
    const leaves = leaving(tallies, places, options);
    rounds.push({ tallies, leaves, moves: movesFrom(leaves, given, stillIn), exhausted });
    for (const id of leaves) stillIn.delete(id);
  }
}

/** How ranked votes are counted, in one sentence. */
export const rankedMethod =
  "In each round the option with the fewest first places leaves, and its votes go to the next name on those lists.";
