import type { FoundThings } from "../../page-kit/found.types.ts";

/** Every `*.found.ts`, wherever its area keeps it. */
const found = import.meta.glob<{ found: FoundThings }>("../../features/**/*.found.ts", {
  eager: true,
});

/** The kinds of things that can be found, in their order. */
export const foundKinds: readonly FoundThings[] = Object.values(found)
  .map((one) => one.found)
  .toSorted((one, other) => one.order - other.order);
