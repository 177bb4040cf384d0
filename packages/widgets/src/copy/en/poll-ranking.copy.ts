import type { PollRankingCopy } from "../poll.types.ts";

export const pollRanking: PollRankingCopy = {
  rank: "Rank it",
  up: (option) => `${option}: one place up`,
  down: (option) => `${option}: one place down`,
  leaveOut: (option) => `${option}: leave out`,
  hint: "Drag, or use the arrows. Leave out what you do not want.",
  moved: (option, place) => `${option}: place ${place}`,
  left: (option) => `${option}: left out`,
};
