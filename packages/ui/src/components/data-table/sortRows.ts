import type { DataColumn, DataSort } from "./dataTable.types.ts";

type SortValue = string | number | null | undefined;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

const isEmpty = (value: SortValue) => value === undefined || value === null;

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return collator.compare(String(one), String(other));
}

/**
 * Rows in the order of a column; what is empty goes last, whichever way. Each row's value is read
 * once, and places are sorted rather than rows.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | null,
): readonly Row[] {
  const valueOf = sort && columns.find(({ id }) => id === sort.id)?.sortValue;
  if (!valueOf) return rows;
  const values = rows.map(valueOf);
  const direction = sort.descending ? -1 : 1;
  return rows
    .map((_, place) => place)
    .toSorted((a, b) => {
      const [one, other] = [values[a], values[b]];
      if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other));
      return direction * compare(one, other);
    })
    .flatMap((place) => rows[place] ?? []);
}
