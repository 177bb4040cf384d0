import { hasWords } from "@jubilee/core/base/plain-words.rules";

/** A part of a list that is shown alone. */
export interface WholeListFilter<Row> {
  value: string;
  label: string;
  fits: (row: Row) => boolean;
  /** What fits is put away: it is shown here and not among all. */
  isApart?: true;
}

/** How a list that was read whole is narrowed. */
export interface Narrowing<Row> {
  filters: readonly WholeListFilter<Row>[] | undefined;
  /** Which of the filters; "all" is none. */
  show: string;
  wordsOf: (row: Row) => string;
  text: string;
}

/** The rows that a filter and a search leave, in their order. */
export function narrowRows<Row>(rows: readonly Row[], narrowing: Narrowing<Row>): Row[] {
  const { filters, show, wordsOf, text } = narrowing;
  const fits =
    filters?.find(({ value }) => value === show)?.fits ?? ((row: Row) => isAmongAll(row, filters));
  return rows.filter((row) => fits(row) && hasWords(wordsOf(row), text));
}

/** Whether a row is shown where no filter is. */
function isAmongAll<Row>(row: Row, filters: Narrowing<Row>["filters"]): boolean {
  return !filters?.some(({ isApart, fits }) => isApart && fits(row));
}

/** The filters that are offered, with how many they leave: not those without any, unless one is looked at. */
export function offeredFilters<Row>(
  rows: readonly Row[],
  filters: readonly WholeListFilter<Row>[] | undefined,
  show: string,
): { value: string; label: string; count: number }[] | undefined {
  return (
    filters && [
      { value: "all", label: "All", count: rows.filter((row) => isAmongAll(row, filters)).length },
      ...filters
        .map(({ value, label, fits }) => ({ value, label, count: rows.filter(fits).length }))
        .filter(({ value, count }) => count > 0 || value === show),
    ]
  );
}
