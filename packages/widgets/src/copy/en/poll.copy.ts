import type { PollCopy } from "../poll.types.ts";

export const poll: PollCopy = {
  label: "Poll",
  region: "Poll",
  place: (place, count) => `Question ${place} of ${count}`,
  back: "Back",
  next: "Next",
  vote: "Vote",
  save: "Save my answer",
  sending: "Sending your vote",
  most: (count) => `Choose up to ${count}.`,
  mostReached: "Take one back to choose another.",
  votesLeft: (count) => `${count} left`,
  noneLeft: "none left",
  anonymous: "Nothing joins your vote to you. So it cannot be changed.",
  voted: (people) => `${people} voted`,
  votedOf: (people, waiting) => `${people} answered, ${waiting} asked have not`,
  closes: (time) => `closes ${time}`,
  required: "This question needs an answer.",
};
