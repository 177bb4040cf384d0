import type { PassSection } from "./pass.types.ts";

const found = import.meta.glob<{ section: PassSection }>("../../*/*.pass.tsx", { eager: true });

/** The sections of one's own page, in their order. */
export const passSections: readonly PassSection[] = Object.values(found)
  .map(({ section }) => section)
  .toSorted((one, other) => one.order - other.order);
