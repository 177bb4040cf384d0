import type { FactTelling } from "../../page-kit/fact.types.ts";

/** Every `*.fact.ts`, wherever its area keeps it. */
const found = import.meta.glob<{ fact: FactTelling }>("../../features/**/*.fact.ts", {
  eager: true,
});

/** What the areas tell of their features on the pages of categories. */
export const tellings: readonly FactTelling[] = Object.values(found).map(({ fact }) => fact);
