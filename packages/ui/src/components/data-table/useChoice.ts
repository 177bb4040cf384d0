import { useLayoutEffect, useMemo, useRef } from "react";
import type { RowChoice } from "./choice.types.ts";
import type { DataItem, DataSelection } from "./dataTable.types.ts";
import { extended } from "./extended.ts";

/** Where a range begins, and what was chosen by then. */
interface Start {
  id: string;
  chosen: ReadonlySet<string>;
}

/** Chooses rows one by one or as a range, in the order they stand in. */
export function useChoice<Row>(
  selection: DataSelection<Row> | undefined,
  items: readonly DataItem<Row>[],
): RowChoice | undefined {
  const start = useRef<Start | null>(null);
  const latest = useRef({ selection, items });
  useLayoutEffect(() => {
    latest.current = { selection, items };
  }, [selection, items]);
  const selected = selection?.selected;
  return useMemo(() => {
    if (!selected) return undefined;
    const change = (next: ReadonlySet<string>) => latest.current.selection?.onChange(next);
    return {
      selected,
      toggle: (id) => {
        const next = new Set(selected);
        if (!next.delete(id)) next.add(id);
        start.current = { id, chosen: next };
        change(next);
      },
      extend: (id) => {
        start.current ??= { id, chosen: selected };
        const rows = latest.current.items.filter(({ kind }) => kind === "row");
        const order = rows.map((row) => row.id);
        change(extended(start.current.chosen, order, start.current.id, id));
      },
    };
  }, [selected]);
}
