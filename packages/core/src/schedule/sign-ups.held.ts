import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

/** What somebody signed up for. */
export const held: HeldByArea = {
  title: "Activities",
  order: 40,
  facts: ({ activities }, { day }) =>
    activities.map(({ title, status, at }) => ({ term: title, detail: joined([status, day(at)]) })),
};
