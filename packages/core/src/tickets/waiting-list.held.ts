import { counted, joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

/** Where somebody waits for tickets. */
export const held: HeldByArea = {
  title: "Waiting lists",
  order: 60,
  facts: ({ waitingLists }, { day }) =>
    waitingLists.map(({ event, people, status, at }) => ({
      term: event,
      detail: joined([counted(people, "place"), status, day(at)]),
    })),
};
