import type { DataDensity, DataItem } from "./dataTable.types.ts";

/** The least height of a row in pixels; the sheet of styles takes the same. */
export const rowPx = { usual: 56, compact: 36, phone: 64, group: 34 } as const;

/** What its lines of text need at the browser's usual text size. */
const textPx = { usual: 36, compact: 20, phone: 44, group: 17 } as const;

/** How much larger than usual a person has text in their browser. */
export function textScale(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return Math.max(1, (Number.parseFloat(fontSize) || 16) / 16);
}

/** How high a row is likely to be before it is drawn. */
export function likelyPx(
  item: DataItem<unknown> | undefined,
  look: DataDensity | "phone",
  scale: number,
): number {
  const kind = item?.kind === "group" ? "group" : look;
  return Math.max(rowPx[kind], textPx[kind] * scale);
}
