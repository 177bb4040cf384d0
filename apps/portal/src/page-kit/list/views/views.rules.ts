import type { DataSort } from "@jubilee/ui/data-table";

/** How a list was looked at, under a name of the reader's own. */
export interface ListView<Filter> {
  name: string;
  filter: Filter;
  sort: DataSort | null;
  hidden: readonly string[];
  /** Ids of columns in the order chosen; null is the usual order. */
  order: readonly string[] | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** An order as it was kept; null is none, and so is what cannot be read. */
export function readSort(value: unknown): DataSort | null {
  if (!isRecord(value)) return null;
  const { id, descending } = value;
  return typeof id === "string" && typeof descending === "boolean" ? { id, descending } : null;
}

/** The views that a device has kept; what another version wrote otherwise is left out. */
export function readViews<Filter>(
  kept: string | null,
  readFilter: (value: unknown) => Filter | null,
): ListView<Filter>[] {
  let listed: unknown;
  try {
    listed = JSON.parse(kept ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(listed)) return [];
  return listed.filter(isRecord).flatMap(({ name, filter, sort, hidden, order }) => {
    const known = readFilter(filter);
    if (typeof name !== "string" || known === null || !isTexts(hidden)) return [];
    return [
      { name, filter: known, sort: readSort(sort), hidden, order: isTexts(order) ? order : null },
    ];
  });
}

/** The views with one more; a name that is known gets what is looked at now. */
export function withView<Filter>(
  views: readonly ListView<Filter>[],
  view: ListView<Filter>,
): ListView<Filter>[] {
  const others = views.filter(({ name }) => name !== view.name);
  return [...others, view].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The view that is looked at just now. */
export function viewLookedAt<Filter>(
  views: readonly ListView<Filter>[],
  now: Omit<ListView<Filter>, "name">,
): ListView<Filter> | undefined {
  const wordsOf = ({ filter, sort, hidden, order }: Omit<ListView<Filter>, "name">) =>
    JSON.stringify([filter, sort, hidden.toSorted(), order]);
  return views.find((view) => wordsOf(view) === wordsOf(now));
}
