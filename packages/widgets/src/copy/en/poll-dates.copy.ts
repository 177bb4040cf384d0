import type { PollDatesCopy } from "../poll.types.ts";

export const pollDates: PollDatesCopy = {
  marks: { yes: "Yes", maybe: "If need be", no: "No" },
  zone: (city) => `Times in ${city}`,
  ownZone: (city) => `Times in ${city}, your zone`,
  changeZone: "Change the zone",
  can: (people) => `${people} can`,
  ifNeedBe: (people) => `${people} if need be`,
  best: "Best so far",
  canCome: "Can come",
  you: "Your answer",
  notYet: "not yet",
  said: "Said about it",
  saved: "Your answer is saved. You can change it until the poll closes.",
};
