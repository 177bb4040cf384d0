import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    polls: { title: string; voted: string; asked: string };
  }
}

/** The polls somebody was asked in. */
export const held: HeldByArea<"polls"> = {
  name: "polls",
  order: 75,
  copy: { title: "Polls", voted: "you voted", asked: "you were asked" },
  facts: ({ polls }, copy) =>
    polls.map(({ title, event, asked, vote }) => ({
      term: title,
      detail: joined([event, vote ? copy.voted : asked && copy.asked]),
    })),
};
