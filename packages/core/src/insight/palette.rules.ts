import { plainWords } from "../base/plain-words.rules.ts";
import { standing, standingIn } from "../base/near-words.rules.ts";
import type { Used } from "./palette.types.ts";

/** Begins every key on the device; counts up when what is kept changes its shape. */
export const usesPrefix = "jubilee-palette-1:";

/** No more is kept of anybody. */
export const mostUses = 40;
const longestTitle = 120;

/** A use counts half after so long. */
const halfMs = 14 * 86_400_000;

function isUsed(value: unknown): value is Used {
  if (typeof value !== "object" || value === null) return false;
  const { key, title, count, atMs } = value as Partial<Used>;
  return (
    typeof key === "string" &&
    typeof title === "string" &&
    Number.isFinite(count) &&
    Number.isFinite(atMs)
  );
}

/** What a device kept; whatever else stands there is nothing. */
export function readUses(text: string | null): Used[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isUsed).slice(0, mostUses) : [];
  } catch {
    return [];
  }
}

/** With one more use, the newest first. */
export function withUse(
  kept: readonly Used[],
  one: Pick<Used, "key" | "title" | "kind">,
  nowMs: number,
): Used[] {
  const before = kept.find(({ key }) => key === one.key);
  const title = one.title.slice(0, longestTitle);
  const used = { ...before, ...one, title, count: (before?.count ?? 0) + 1, atMs: nowMs };
  return [used, ...kept.filter((other) => other !== before)].slice(0, mostUses);
}

/** How much something is used: often and lately. */
export function weightOf(kept: readonly Used[], key: string, nowMs: number): number {
  const used = kept.find((one) => one.key === key);
  return used ? used.count * 0.5 ** (Math.max(0, nowMs - used.atMs) / halfMs) : 0;
}

/** What can be found on the device itself. */
export interface Findable {
  /** What its use is counted under. */
  key: string;
  title: string;
  /** What else it is found by. */
  words?: string;
  /** Not there yet: whatever else is called so comes first. */
  isComing?: boolean;
  /** Under which head it stands, where it has one. */
  group?: string;
}

/** What only its other words have stands behind every name, and they are never guessed at. */
function standsAt({ title, words = "" }: Findable, typed: string): number {
  const byName = standingIn(title, typed);
  const isSure = byName < standing.near;
  return !isSure && standingIn(`${title} ${words}`, typed) < standing.near ? 2.5 : byName;
}

/**
 * One's own things before what the device knows itself: its pages, acts and features. Own things that
 * were only guessed at come after whatever has the typed words themselves, and those that have them only in the
 * middle of others after whatever begins with them. What is called by the typed
 * words and no others comes before all that only has them somewhere, with the rest under its head.
 */
export function joinFound<Row extends Findable>(
  own: readonly Row[],
  device: readonly Row[],
  { typed, isGuess }: { typed: string; isGuess: boolean },
): Row[] {
  const isCalled = (row: Row) => standsAt(row, typed) < standing.near;
  const isBegun = (row: Row) => standsAt(row, typed) <= standing.word;
  const isLater = isGuess ? device.some(isCalled) : isWithin(own, typed) && device.some(isBegun);
  if (isLater) return [...device, ...own];
  const name = plainWords(typed);
  const isNamed = ({ title }: Row) => plainWords(title) === name;
  const named = own.some(isNamed) ? undefined : device.find(isNamed);
  const first = named ? device.filter((row) => row === named || row.group === named.group) : [];
  return [...first, ...own, ...device.filter((row) => !first.includes(row))];
}

/** What has the words, its name before its other words, the closest and most used first; what is still to come last. */
export function findByUse<Row extends Findable>(
  rows: readonly Row[],
  typed: string,
  used: (key: string) => number,
): Row[] {
  const told = rows.map((row) => ({
    row,
    stands: standsAt(row, typed),
    use: used(row.key),
  }));
  const sure = told.filter(({ stands }) => stands < standing.near);
  // A guess is made only where nothing is called so.
  const shown = sure.length > 0 ? sure : told.filter(({ stands }) => stands === standing.near);
  const waits = ({ isComing = false }: Row) => Number(isComing);
  return shown
    .toSorted((a, b) => waits(a.row) - waits(b.row) || a.stands - b.stands || b.use - a.use)
    .map(({ row }) => row);
}

/** Whether all have the typed words only in the middle of others, as “board” has “oar”. */
const isWithin = (rows: readonly Findable[], typed: string): boolean =>
  rows.length > 0 && rows.every((row) => standsAt(row, typed) === standing.inside);

/** Lists in their order, but those last that have the typed words only in the middle of others. */
export const wordsFirst = <Row extends Findable>(
  lists: readonly (readonly Row[])[],
  typed: string,
): (readonly Row[])[] =>
  lists.toSorted((a, b) => Number(isWithin(a, typed)) - Number(isWithin(b, typed)));

/**
 * What several lists have of the typed words, each in its order and at most so many; lists that have them
 * only within words come last. Where one of them has something that is called so, nothing is guessed at in the others.
 */
export function findInLists<Row extends Findable>(
  lists: readonly (readonly Row[])[],
  typed: string,
  most: number,
  used: (key: string) => number,
): Row[] {
  const found = lists.map((rows) => findByUse(rows, typed, used));
  const isCalled = (row: Row) => standsAt(row, typed) < standing.near;
  const isSure = found.some((rows) => rows.some(isCalled));
  const shown = found.map((rows) => rows.filter((row) => !isSure || isCalled(row)).slice(0, most));
  return wordsFirst(shown, typed).flat();
}

/** The same order for what the server found, whose own order stays where nothing was used. */
export function orderByUse<Row extends Findable>(
  rows: readonly Row[],
  typed: string,
  used: (key: string) => number,
): Row[] {
  return rows
    .map((row) => ({ row, use: used(row.key), stands: standingIn(row.title, typed) }))
    .toSorted((a, b) => b.use - a.use || a.stands - b.stands)
    .map(({ row }) => row);
}
