import type { PhoneCopy } from "../copy.types.ts";

export const phone: PhoneCopy = {
  offer: "Continue on your phone",
  text: "Point your phone’s camera at the code. What you have filled in or hold comes along.",
  once: "The code works once, for ten minutes.",
  code: "QR code that opens this on your phone",
  takenTitle: "Now on your phone",
  takenText: "What you have filled in is there. You can close this.",
  stay: "Go on here instead",
  overTitle: "This code has run out",
  overText: "What you have filled in is still here.",
  again: "Make a new code",
  goneTitle: "This code has been used or has run out",
  goneText:
    "What you filled in is still on the other screen: make a new code there, or begin here.",
};
