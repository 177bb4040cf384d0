import type { SendReplyCopy } from "../copy.types.ts";

export const sendReply: SendReplyCopy = {
  choose: "Choose yes, maybe or no.",
  unsentTitle: "Your reply has not been sent yet",
  unsentText:
    "The connection dropped on the way. Nothing is lost: your answers are still here, and sending again cannot reply twice.",
};
