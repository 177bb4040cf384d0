import type { PollVotesCopy } from "../poll.types.ts";

export const pollVotes: PollVotesCopy = {
  closed: "This poll is closed",
  decided: (time) => `It is ${time}`,
  usedUp: "This link has been used as often as its hosts allow. Ask them for another one.",
  inBox: "Your vote is in the box.",
  untilClose: (time) =>
    time
      ? `Nobody, not even the host, sees a result before ${time}.`
      : "Nobody, not even the host, sees a result before the poll is closed.",
  tooFew: (votes) => `Results are shown from ${votes} votes on, so that they tell on nobody.`,
  untilVote: "Results are shown to those who have voted.",
  final: "Nothing joins your vote to you. So it cannot be changed either.",
  change: "Change my vote",
  own: "your vote",
  from: (people) => (people === 1 ? "from 1 person" : `from ${people} people`),
  answers: (count) => (count === 1 ? "1 answer" : `${count} answers`),
  method:
    "In each round the option with the fewest first places leaves, and its votes go to the next name on those lists.",
  round: (round) => `Round ${round}`,
  leaves: (options, count) => `${options} ${count === 1 ? "leaves" : "leave"}`,
  chosen: (option, lists, all) => `${option} is chosen, with ${lists} of ${all}`,
  tie: (options, lists) => `A tie: ${options}, with ${lists} each`,
  ended: (lists) => `${lists === 1 ? "1 list names" : `${lists} lists name`} nobody who is left.`,
  table: "As a table",
  option: "Option",
  nobody: "Nobody has answered yet.",
  soFar: "Results so far",
};
