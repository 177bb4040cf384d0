import { succeed } from "./result.rules.ts";
import type { Result } from "./result.types.ts";
import type { CursorPage } from "./lists.types.ts";

/**
 * Reads a list to its end, page after page, so that nothing of it is cut off silently.
 * The first failure is the answer.
 */
export async function readAllPages<Row, Cursor>(
  read: (after: Cursor | null) => Promise<Result<CursorPage<Row, Cursor>>>,
): Promise<Result<Row[]>> {
  const rows: Row[] = [];
  let after: Cursor | null = null;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
    const page: Result<CursorPage<Row, Cursor>> = await read(after);
    if (!page.ok) return page;
    rows.push(...page.value.rows);
    if (page.value.next === null) return succeed(rows);
    after = page.value.next;
  }
}

/** A page read from a list that says no cursor: a full one goes on after its last row. */
export function cursorPage<Row, Cursor>(
  rows: Row[],
  size: number,
  cursorOf: (last: Row) => Cursor,
): CursorPage<Row, Cursor> {
  const last = rows[size - 1];
  return { rows, next: last === undefined ? null : cursorOf(last) };
}

/** Puts texts in the order the database keeps them in: by their signs, whatever the language. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The list with one of its items at another place; what would leave the list stays. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
