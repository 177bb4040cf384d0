import type { MoveKey } from "../drag/drag.types.ts";
import type { MoveTarget } from "../move-to/MoveTo.tsx";
import type { boardWords } from "./board.copy.ts";
import type { BoardColumn, BoardMove, BoardPlace } from "./board.types.ts";

type Words = typeof boardWords;

/** The ids of the cards of each column, as they stand. */
export type Standing = ReadonlyMap<string, readonly string[]>;

export function standingOf<Item>(
  items: readonly Item[],
  columns: readonly BoardColumn[],
  idOf: (item: Item) => string,
  columnOf: (item: Item) => string,
): Standing {
  const standing = new Map<string, string[]>(columns.map(({ id }) => [id, []]));
  for (const item of items) standing.get(columnOf(item))?.push(idOf(item));
  return standing;
}

/** Where a card stands; the end of the first column for one that stands nowhere. */
export function placeOf(standing: Standing, card: string): BoardPlace {
  for (const [column, cards] of standing) {
    const index = cards.indexOf(card);
    if (index !== -1) return { column, index };
  }
  return { column: [...standing.keys()][0] ?? "", index: 0 };
}

const without = (standing: Standing, column: string, card: string) =>
  (standing.get(column) ?? []).filter((id) => id !== card);

/** How many a column counts. */
export function countOf(column: BoardColumn, standing: Standing): number {
  return column.count ?? standing.get(column.id)?.length ?? 0;
}

/** What stands at a column's name: how many, of how many, and whether these are too many. */
export function countWords(column: BoardColumn, standing: Standing, words: Words) {
  const count = countOf(column, standing);
  const { limit = Number.POSITIVE_INFINITY } = column;
  const look = count > limit ? "over" : count === limit ? "full" : "free";
  if (look === "over") return { look, text: words.overLimit(count, limit) } as const;
  const isLimited = Number.isFinite(limit);
  return { look, text: isLimited ? words.ofLimit(count, limit) : `${count}` } as const;
}

/** The same where there is little room: “3/3”. */
export function shortCount(column: BoardColumn, standing: Standing): string {
  const count = countOf(column, standing);
  return column.limit === undefined ? `${count}` : `${count}/${column.limit}`;
}

/** “3 of 3” for a column that takes nothing more; null while it does. */
export function fullOf(
  column: BoardColumn,
  standing: Standing,
  card: string,
  words: Words,
): string | null {
  const count = countOf(column, standing);
  const isOwn = standing.get(column.id)?.includes(card) ?? false;
  if (column.limit === undefined || count < column.limit || isOwn) return null;
  return words.ofLimit(count, column.limit);
}

/** Where a key takes a card; null at the edge, undefined for a key without meaning. */
export function stepped(
  place: BoardPlace,
  { key, sideways }: MoveKey,
  columns: readonly BoardColumn[],
  standing: Standing,
  card: string,
): BoardPlace | null | undefined {
  const last = (column: string) => without(standing, column, card).length;
  if (sideways !== 0) {
    const at = columns.findIndex(({ id }) => id === place.column) + sideways;
    const column = columns[at]?.id;
    return column === undefined ? null : { column, index: Math.min(place.index, last(column)) };
  }
  const to: Record<string, number> = {
    ArrowUp: place.index - 1,
    ArrowDown: place.index + 1,
    Home: 0,
    End: last(place.column),
  };
  const index = to[key];
  if (index === undefined) return undefined;
  return index < 0 || index > last(place.column) ? null : { column: place.column, index };
}

/** A place with the card that would follow there. */
export function moveTo(place: BoardPlace, standing: Standing, card: string): BoardMove {
  return { ...place, before: without(standing, place.column, card)[place.index] ?? null };
}

/** A place as it is spoken: “2 of 5 in Doing”. */
export function placeWords(
  { column, index }: BoardPlace,
  columns: readonly BoardColumn[],
  standing: Standing,
  card: string,
  words: Words,
): string {
  const name = columns.find(({ id }) => id === column)?.name ?? "";
  return words.placeIn(index + 1, without(standing, column, card).length + 1, name);
}

/** The ids of the two ends of a column in “Move to…”. */
export const placeEnds = { top: "place top", end: "place end" };
const { top, end } = placeEnds;

/** What “Move to…” offers for a card: the other columns, and the ends of its own. */
export function targetsFor(
  card: string,
  columns: readonly BoardColumn[],
  standing: Standing,
  words: Words,
): MoveTarget[] {
  const own = placeOf(standing, card);
  const others = columns.filter(({ id }) => id !== own.column);
  return [
    ...others.map((column) => {
      const full = fullOf(column, standing, card, words);
      return {
        id: `column ${column.id}`,
        label: column.name,
        group: words.column,
        ...(column.mark === undefined ? {} : { icon: column.mark }),
        ...(full === null ? {} : { full: words.full(full) }),
      };
    }),
    { id: top, label: words.toTop, group: words.place },
    { id: end, label: words.toEnd, group: words.place },
  ];
}

/** Where such a choice puts a card; null where it is not one of them. */
export function placeOfTarget(
  target: string,
  card: string,
  columns: readonly BoardColumn[],
  standing: Standing,
): BoardPlace | null {
  const { column } = placeOf(standing, card);
  if (target === top) return { column, index: 0 };
  if (target === end) return { column, index: without(standing, column, card).length };
  const to = columns.find(({ id }) => target === `column ${id}`);
  return to ? { column: to.id, index: 0 } : null;
}

/** What a column draws: its cards, and a lifted one where it would be put. */
export interface Slot {
  id: string;
  /** Among the others, without the lifted card; -1 for that one. */
  index: number;
  look: "rest" | "lifted" | "gone";
}

/** A card that is lifted, and where it would be put. */
export interface LiftedCard {
  card: string;
  place: BoardPlace | null;
}

/** What is lifted, for the columns that it leaves or comes into; null for the others. */
export function concernedBy(
  lifted: LiftedCard | null,
  column: string,
  standing: Standing,
): LiftedCard | null {
  const isOwn = lifted !== null && standing.get(column)?.includes(lifted.card);
  return isOwn || lifted?.place?.column === column ? lifted : null;
}

export function slotsOf(column: string, standing: Standing, lifted: LiftedCard | null): Slot[] {
  const cards = standing.get(column) ?? [];
  if (!lifted) return cards.map((id, index) => ({ id, index, look: "rest" }));
  const slots: Slot[] = without(standing, column, lifted.card).map((id, index) => ({
    id,
    index,
    look: "rest",
  }));
  const { place } = lifted;
  if (place?.column === column)
    slots.splice(place.index, 0, { id: lifted.card, index: -1, look: "lifted" });
  else if (cards.includes(lifted.card))
    // It stays in the document: a finger that holds it would be lost with it.
    slots.push({ id: lifted.card, index: -1, look: "gone" });
  return slots;
}
