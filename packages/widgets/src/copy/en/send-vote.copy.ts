import type { SendVoteCopy } from "../poll.types.ts";

export const sendVote: SendVoteCopy = {
  unsentTitle: "Your vote has not been sent yet",
  unsentText: "The connection dropped on the way. Nothing is lost, and no vote counts twice.",
  closed: "This poll has closed meanwhile. Your vote came too late and does not count.",
  full: "Somebody was faster: one of these is full. Choose another.",
  again: "Something in the poll has changed. Look at it once more, then vote again.",
  arrived: "Your vote has arrived.",
};
