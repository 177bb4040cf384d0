import type { DedicationCopy, DonationCopy, GiveCopy } from "../copy.types.ts";

export const sendGift: Omit<DonationCopy, keyof (GiveCopy & DedicationCopy)> = {
  missing: "Choose how much you give.",
  small: (least) => `The smallest gift here is ${least}.`,
  large: (most) => `The largest gift here is ${most}.`,
  unsentTitle: "Your gift has not been sent yet",
  unsentText:
    "The connection dropped on the way. Nothing is lost, and sending again cannot pay twice.",
};
