import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

/** The polls somebody was asked in. */
export const held: HeldByArea = {
  title: "Polls",
  order: 75,
  facts: ({ polls }) =>
    polls.map(({ title, event, asked, vote }) => ({
      term: title,
      detail: joined([event, vote ? "you voted" : asked && "you were asked"]),
    })),
};
