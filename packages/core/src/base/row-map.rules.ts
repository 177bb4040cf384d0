import type { ColumnsOf, Relation, RowMap, WrittenRow } from "./row-map.types.ts";

/**
 * Describes which column of a table or a view each field of ours stands in: select text, reading
 * and writing come from it. The compiler holds names and types against the database's own.
 */
export function rowMap<Name extends Relation, Fields extends object>() {
  return <const Columns extends ColumnsOf<Name, Fields>>(
    columns: Columns,
  ): RowMap<Fields, Columns> => {
    const pairs: [string, string][] = Object.entries(columns);
    return {
      columns: pairs.map(([, column]) => column).join(),
      fromRow: (row) => renamed(row, pairs) as Fields,
      toRow: <Given extends Partial<Fields>>(given: Given) => {
        const written = pairs.filter(([field]) => field in given);
        return renamed(
          given,
          written.map(([field, column]) => [column, field]),
        ) as WrittenRow<Given, Columns>;
      },
    };
  };
}

/** An object whose names are the first of each pair, with what stands under the second. */
function renamed(from: object, pairs: readonly [string, string][]): object {
  const values = new Map<string, unknown>(Object.entries(from));
  return Object.fromEntries(pairs.map(([to, name]) => [to, values.get(name)]));
}
