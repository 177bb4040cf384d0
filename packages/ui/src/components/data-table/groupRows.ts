import type { DataGroup, DataItem } from "./dataTable.types.ts";

/** Rows in their order, or gathered under their groups in the order the groups first appear, the `last` ones last. */
export function groupRows<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  groupOf?: (row: Row) => DataGroup,
): DataItem<Row>[] {
  if (!groupOf) return rows.map((row) => ({ kind: "row", id: rowId(row), row }));
  const groups = new Map<string, { group: DataGroup; rows: Row[] }>();
  for (const row of rows) {
    const group = groupOf(row);
    const known = groups.get(group.id);
    if (known) known.rows.push(row);
    else groups.set(group.id, { group, rows: [row] });
  }
  const items: DataItem<Row>[] = [];
  const inOrder = [...groups.values()];
  const placed = [
    ...inOrder.filter(({ group }) => !group.last),
    ...inOrder.filter(({ group }) => group.last),
  ];
  for (const { group, rows: members } of placed) {
    items.push({ kind: "group", id: `group ${group.id}`, label: group.label });
    for (const row of members) items.push({ kind: "row", id: rowId(row), row });
  }
  return items;
}
