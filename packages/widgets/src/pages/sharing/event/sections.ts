import type { PageSection } from "./section.types.ts";

const found = import.meta.glob<{ section: PageSection }>("../../*/*.section.tsx", { eager: true });

/** The sections of guests' pages, in their order. */
export const sections: readonly PageSection[] = Object.values(found)
  .map(({ section }) => section)
  .toSorted((one, other) => one.order - other.order);
