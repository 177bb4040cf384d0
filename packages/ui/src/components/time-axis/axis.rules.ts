import type { MoveKey } from "../drag/drag.types.ts";
import type { AxisSpan, AxisZoom } from "./timeAxis.types.ts";

const dayMs = 86_400_000;

/** Days since 1970. */
export const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00Z`) / dayMs);
export const dayOf = (number: number): string =>
  new Date(number * dayMs).toISOString().slice(0, 10);

/** Pixels a day. */
export const dayWidths: Readonly<
  Record<AxisZoom, { wide: number; narrow: number; phone: number }>
> = {
  days: { wide: 44, narrow: 40, phone: 36 },
  weeks: { wide: 21, narrow: 17, phone: 15 },
  months: { wide: 6, narrow: 6, phone: 5 },
};

export type Edge = "whole" | "start" | "end";

/** Where something is put, and which part of it is held. */
export interface AxisPlace {
  span: AxisSpan;
  edge: Edge;
}

export const isSameSpan = (one: AxisSpan, other: AxisSpan) =>
  one.start === other.start && one.end === other.end;

/** A span some days later or earlier, wholly or at one end, which does not pass the other. */
export function shiftedSpan({ start, end }: AxisSpan, edge: Edge, days: number): AxisSpan {
  const later = (day: string) => dayOf(numberOf(day) + days);
  if (start === null) return { start, end: later(end) };
  if (edge === "start") return { start: later(start) > end ? end : later(start), end };
  if (edge === "end") return { start, end: later(end) < start ? start : later(end) };
  return { start: later(start), end: later(end) };
}

/** The end of a bar that a point holds; a short bar is held in the middle, too. */
export function edgeAt(fromStart: number, width: number, reach: number): Edge {
  const zone = Math.min(reach, width / 4);
  if (fromStart <= zone) return "start";
  return fromStart >= width - zone ? "end" : "whole";
}

const edges: readonly Edge[] = ["whole", "start", "end"];

/** Where a key takes a bar: sideways a day, by pages a week, up and down choose what is held. */
export function steppedPlace(
  { span, edge }: AxisPlace,
  { key, sideways, isShifted }: MoveKey,
): AxisPlace | undefined {
  const week = { PageUp: -7, PageDown: 7 }[key];
  const days = week ?? sideways * (isShifted ? 7 : 1);
  if (days !== 0) return { span: shiftedSpan(span, edge, days), edge };
  const turn = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (turn === undefined) return undefined;
  const next = edges.at((edges.indexOf(edge) + turn) % edges.length) ?? "whole";
  return { span, edge: span.start === null ? "whole" : next };
}

/** The days that an axis shows: all that is on it, and some before and after. */
export function reachOf(days: readonly string[]): { from: number; to: number } {
  const numbers = days.map(numberOf);
  const first = numbers.reduce((least, one) => Math.min(least, one), numbers[0] ?? 0);
  const last = numbers.reduce((most, one) => Math.max(most, one), numbers[0] ?? 0);
  return { from: first - 14, to: last + 42 };
}

/** Where a span is drawn, from the first day of the axis. What has no length is as wide as it is high. */
export function boxOf({ start, end }: AxisSpan, from: number, dayPx: number, markPx: number) {
  const endX = (numberOf(end) + 1 - from) * dayPx;
  if (start === null) return { x: endX - dayPx / 2 - markPx / 2, width: markPx };
  const x = (numberOf(start) - from) * dayPx;
  return { x, width: Math.max(endX - x - 1, 4) };
}

/** What of a bar lies on the axis, in pixels: it may have begun before the axis does. */
export const widthOnAxis = ({ x, width }: ReturnType<typeof boxOf>): number =>
  Math.max(0, Math.min(width, x + width));

/** 0 for Sunday. */
const weekday = (number: number) => (((number + 4) % 7) + 7) % 7;

/** The days within a reach that carry a word: each, Mondays, or the first of a month. */
export function ticksIn(from: number, to: number, zoom: AxisZoom): number[] {
  const all = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (zoom === "days") return all;
  if (zoom === "weeks") return all.filter((number) => weekday(number) === 1);
  return all.filter((number) => dayOf(number).endsWith("-01"));
}

/** The Saturdays within a reach, for the stripes of weekends. */
export function saturdaysIn(from: number, to: number): number[] {
  const first = from + ((6 - weekday(from) + 7) % 7);
  return Array.from(
    { length: Math.max(0, Math.ceil((to - first) / 7)) },
    (_, week) => first + week * 7,
  );
}

/** How many days later an end stands than before; below 0 for earlier. */
export const daysMoved = (from: AxisSpan, to: AxisSpan): number =>
  numberOf(to.end) - numberOf(from.end);

export interface AxisBox {
  x: number;
  width: number;
  middle: number;
}

const bend = 9;
/** From a bar's middle to its edge. */
const halfBar = 11;

/** A line from the end of one bar to the beginning of another that waits for it. */
export function linePath(from: AxisBox, to: AxisBox): string {
  const [out, into] = [from.x + from.width, to.x];
  const turn = out + bend;
  if (into >= turn + bend) return `M${out} ${from.middle}H${turn}V${to.middle}H${into - 2}`;
  const down = to.middle > from.middle ? 1 : -1;
  // One follows the other at once: from under its end straight down.
  if (into >= out - 4)
    return `M${out - bend} ${from.middle + down * halfBar}V${to.middle}H${into - 2}`;
  // One begins before the other ends: back between the two rows.
  const between = to.middle - down * 18;
  return `M${out} ${from.middle}H${turn}V${between}H${into - bend}V${to.middle}H${into - 2}`;
}

/**
 * The chain that decides the end: what ends last, of those it waits for the one that ends last, and
 * so on. A circle ends where it closes.
 */
export function criticalChain(
  things: readonly { id: string; end: string; after: readonly string[] }[],
): ReadonlySet<string> {
  const known = new Map(things.map((thing) => [thing.id, thing]));
  const latest = (some: readonly (typeof things)[number][]) =>
    some.reduce<(typeof things)[number] | null>(
      (last, one) => (last === null || one.end > last.end ? one : last),
      null,
    );
  const chain = new Set<string>();
  let link = latest(things.filter(({ after }) => after.length > 0));
  while (link && !chain.has(link.id)) {
    chain.add(link.id);
    link = latest(link.after.flatMap((id) => known.get(id) ?? []));
  }
  return chain;
}

/** A row of the axis, with where it stands. */
export interface AxisRow<Item> {
  id: string;
  top: number;
  height: number;
  /** The name of a group; null for a thing. */
  group: string | null;
  item: Item | null;
}

/** All rows from top to bottom, a group's name before its first. */
export function rowsOf<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  groupOf: ((item: Item) => string) | undefined,
  heights: { row: number; group: number },
): AxisRow<Item>[] {
  const rows: AxisRow<Item>[] = [];
  let [top, group] = [0, ""];
  for (const item of items) {
    const own = groupOf?.(item) ?? "";
    if (own !== group) {
      rows.push({ id: `group ${own}`, top, height: heights.group, group: own, item: null });
      top += heights.group;
      group = own;
    }
    rows.push({ id: idOf(item), top, height: heights.row, group: null, item });
    top += heights.row;
  }
  return rows;
}

/** The first and last row within a stretch of height. */
export function rowsIn(
  rows: readonly { top: number; height: number }[],
  top: number,
  bottom: number,
): { first: number; last: number } {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && row.top + row.height <= top) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last + 1 < rows.length && (rows[last + 1]?.top ?? bottom) < bottom) last += 1;
  return { first: low, last };
}
