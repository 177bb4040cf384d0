import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";
import type { OwnBallot } from "./polls.types.ts";

declare module "../people/profiles.types.ts" {
  interface HeldData {
    /** What somebody was asked in polls, and said there under their name. */
    polls: { event: string; title: string; asked: boolean; vote: OwnBallot | null }[];
  }
}

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
