import { isRecord, isTexts } from "../../preferences/preferences.rules.ts";

/** How a list is looked at: what stands in its address, and its columns. */
export interface Looked {
  /** Search, filters and order, as they stand in the address. */
  query: string;
  hidden: readonly string[];
  /** Ids of columns in the order chosen; null is the usual order. */
  order: readonly string[] | null;
}

/** The same under a name of the reader's own. */
export interface ListView extends Looked {
  name: string;
}

/** What a person has chosen for a list. */
export interface KeptLook {
  /** Ids of columns that are not shown; null: those that usually are not. */
  hidden: readonly string[] | null;
  order: readonly string[] | null;
  views: readonly ListView[];
}

const textsOrNull = (value: unknown) => (isTexts(value) ? value : null);

function readView(kept: unknown): ListView[] {
  if (!isRecord(kept)) return [];
  const { name, query, hidden, order } = kept;
  if (typeof name !== "string" || typeof query !== "string" || !isTexts(hidden)) return [];
  return [{ name, query, hidden, order: textsOrNull(order) }];
}

/** What was kept of a list's look; what another version wrote otherwise is left out. */
export function readLook(kept: unknown): KeptLook {
  const { hidden, order, views } = isRecord(kept) ? kept : {};
  return {
    hidden: textsOrNull(hidden),
    order: textsOrNull(order),
    views: Array.isArray(views) ? views.flatMap(readView) : [],
  };
}

/** The views with one more; a name that is known gets what is looked at now. */
export function withView(views: readonly ListView[], view: ListView): ListView[] {
  const others = views.filter(({ name }) => name !== view.name);
  return [...others, view].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Some parts of an address in an order of their own, so that the same look is the same text. */
export function queryText(query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.toString();
}

/** The view that is looked at just now. */
export function viewLookedAt(views: readonly ListView[], now: Looked): ListView | undefined {
  const wordsOf = ({ query, hidden, order }: Looked) =>
    JSON.stringify([query, hidden.toSorted(), order]);
  return views.find((view) => wordsOf(view) === wordsOf(now));
}

/** An address with the look of a view; `parts` are those that say how the list is looked at. */
export function withLook(
  known: URLSearchParams,
  parts: readonly string[],
  query: string,
): URLSearchParams {
  const next = new URLSearchParams(known);
  for (const part of parts) next.delete(part);
  for (const [part, value] of new URLSearchParams(query))
    if (parts.includes(part)) next.append(part, value);
  return next;
}
