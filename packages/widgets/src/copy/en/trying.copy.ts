import type { TryingCopy } from "../copy.types.ts";

export const trying: TryingCopy = {
  text: "We keep trying until it arrives. You can leave this page open.",
  stop: "Stop trying",
};
