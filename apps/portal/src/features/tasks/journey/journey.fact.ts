import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "planning-journey",
  words: ({ figures: { done, all }, about }) =>
    all && about?.name
      ? { text: `${Math.floor((100 * (done ?? 0)) / all)} % done for ${about.name}` }
      : null,
  next: "Six stages from the first idea to the day",
  drawing: ({ figures: { done, all } }) => ({
    kind: "shares",
    parts: [
      { value: done ?? 0, tone: "good" },
      { value: (all ?? 0) - (done ?? 0), tone: "quiet" },
    ],
  }),
};
