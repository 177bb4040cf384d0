import type { ClosedRanking, PollLead, PollLine, ToldPollLine } from "./polls.types.ts";
import { countRanked } from "./ranked.rules.ts";

/** Who won a closed ranking, and how many nothing tells apart from it. */
function winnerOf({ rankings, options }: ClosedRanking): PollLead | null {
  const { winner, tied, winningLists } = countRanked(
    rankings,
    options.map(({ id }) => id),
  );
  const first = options.find(({ id }) => id === (winner ?? tied[0]));
  if (!first) return null;
  return {
    label: first.label,
    startAt: null,
    endAt: null,
    day: null,
    votes: winningLists,
    alike: Math.max(tied.length - 1, 0),
  };
}

/** A line of a list of polls, with who won where it was a ranking. */
export function pollLine({ ranking, ...line }: ToldPollLine): PollLine {
  return { ...line, lead: line.lead ?? (ranking && winnerOf(ranking)) };
}
