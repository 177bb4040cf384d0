import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

/** Whom somebody brings. */
export const held: HeldByArea = {
  title: "Who comes with you",
  order: 30,
  facts: ({ companions }) =>
    companions.map(({ name, event, isChild, meal, dietary }) => ({
      term: name ?? "Not named yet",
      detail: joined([event, isChild && "child", meal, dietary]),
    })),
};
