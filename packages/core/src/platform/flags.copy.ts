import type { FlagState } from "./flags.types.ts";

/** Words of features that are switched off. */
export const flagsCopy = {
  states: {
    on: "On",
    administrators: "Administrators only",
    off: "Off",
  } satisfies Record<FlagState, string>,
  helps: {
    on: "For everybody whose plan includes it.",
    administrators: "Hidden from everybody else: to try it before it opens.",
    off: "Nobody opens it. What was made with it stays, and guests notice nothing.",
  } satisfies Record<FlagState, string>,
  away: "It is switched off at the moment. What you made with it is kept.",
} as const;
