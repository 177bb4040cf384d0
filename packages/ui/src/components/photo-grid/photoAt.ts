import type { KeyboardEvent } from "react";
import type { PhotoLine } from "./justify.ts";

/** The middle of each picture of a line, from its start. */
function middles({ widths }: PhotoLine, gap: number): number[] {
  let start = 0;
  return widths.map((width) => {
    const middle = start + width / 2;
    start += width + gap;
    return middle;
  });
}

/** The picture of the line above or below that stands under the same place. */
function across(lines: readonly PhotoLine[], from: number, by: number, gap: number): number {
  const at = lines.findIndex((line) => from < line.from + line.widths.length);
  const [line, next] = [lines[at], lines[Math.min(lines.length - 1, Math.max(0, at + by))]];
  if (!line || !next || next === line) return from;
  const middle = middles(line, gap)[from - line.from] ?? 0;
  const distances = middles(next, gap).map((other) => Math.abs(other - middle));
  return next.from + distances.indexOf(Math.min(...distances));
}

/** Where a key leads from a picture; `undefined` where it leads nowhere. */
export function photoAt(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">,
  from: number,
  {
    lines,
    gap,
    isRightToLeft,
  }: { lines: readonly PhotoLine[]; gap: number; isRightToLeft: boolean },
): number | undefined {
  const last = lines.at(-1);
  const end = last ? last.from + last.widths.length - 1 : 0;
  const line = lines.find((one) => from < one.from + one.widths.length);
  const isWhole = event.ctrlKey || event.metaKey;
  const step = isRightToLeft ? -1 : 1;
  const to = {
    ArrowRight: from + step,
    ArrowLeft: from - step,
    ArrowDown: across(lines, from, 1, gap),
    ArrowUp: across(lines, from, -1, gap),
    PageDown: across(lines, from, 4, gap),
    PageUp: across(lines, from, -4, gap),
    Home: isWhole ? 0 : (line?.from ?? 0),
    End: isWhole ? end : (line?.from ?? 0) + (line?.widths.length ?? 1) - 1,
  }[event.key];
  return to === undefined ? undefined : Math.min(end, Math.max(0, to));
}
