import type { AwayCopy } from "../copy.types.ts";

export const away: AwayCopy = {
  title: "Go on in a new tab",
  text: "The payment page opens beside this one. This page stays as it is and shows by itself when you have paid.",
  open: "Open the payment page",
};
