import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    companions: { title: string; nameless: string; child: string };
  }
}

/** Whom somebody brings. */
export const held: HeldByArea<"companions"> = {
  name: "companions",
  order: 30,
  copy: { title: "Who comes with you", nameless: "Not named yet", child: "child" },
  facts: ({ companions }, copy) =>
    companions.map(({ name, event, isChild, meal, dietary }) => ({
      term: name ?? copy.nameless,
      detail: joined([event, isChild && copy.child, meal, dietary]),
    })),
};
