import type { SendHoldCopy } from "../copy.types.ts";

export const sendHold: SendHoldCopy = {
  chooseFirst: "Choose at least one ticket.",
  unheldTitle: "Your tickets are not held yet",
  unheldText:
    "The connection dropped on the way. Nothing is lost: your choice is still here, and trying again cannot take tickets twice.",
};
