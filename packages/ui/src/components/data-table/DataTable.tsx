import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useMemo, useRef } from "react";
import { inlineVars } from "../../inlineVars.ts";
import { media } from "../../theme/measures.ts";
import { useMedia } from "../use-media/useMedia.ts";
import { BodyRow } from "./BodyRow.tsx";
import {
  group,
  lineGroup,
  lines,
  maxHeightVar,
  region as regionStyle,
  table as tableStyle,
} from "./DataTable.css.ts";
import type { DataTableProps } from "./dataTable.types.ts";
import { groupRows } from "./groupRows.ts";
import { HeadRow } from "./HeadRow.tsx";
import { PhoneLine } from "./PhoneLine.tsx";
import { useDataRows } from "./useDataRows.ts";
import { useRoom } from "./useRoom.ts";
import { useRowKeys } from "./useRowKeys.ts";

/** From here on only what is seen is drawn. */
const manyRows = 100;
const heights = { row: 48, group: 34, phoneRow: 68 };

/** Many things of one kind: sorted, selected, opened; only the rows in view are drawn. Few facts about one thing are a DescriptionList. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rowId, selection, groupOf, empty, maxHeightPx } = props;
  const { rows, columns: chosen, sortOf, toggleSort } = useDataRows(props);
  const phone = useMedia(media.mobile);
  const region = useRef<HTMLElement>(null);
  const columns = useRoom(region, chosen);
  const items = useMemo(() => groupRows(rows, rowId, groupOf), [rows, rowId, groupOf]);
  const scrolls = maxHeightPx !== undefined || items.length > manyRows;
  // oxlint-disable-next-line react/incompatible-library -- the component is not compiled; it reads the virtualizer anew on every render
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => region.current,
    estimateSize: (index) =>
      items[index]?.kind === "group" ? heights.group : phone ? heights.phoneRow : heights.row,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 8,
    enabled: scrolls,
    initialRect: { width: 1024, height: 640 },
  });
  const isRow = useCallback((index: number) => items[index]?.kind === "row", [items]);
  const show = (index: number) => {
    if (scrolls) virtual.scrollToIndex(index);
  };
  useRowKeys(region, items.length, isRow, show);
  if (rows.length === 0 && empty) return <>{empty}</>;

  const drawn = scrolls
    ? virtual.getVirtualItems().map(({ index }) => index)
    : items.map((_, index) => index);
  const above = scrolls ? (virtual.getVirtualItems()[0]?.start ?? 0) : 0;
  const below = scrolls ? virtual.getTotalSize() - (virtual.getVirtualItems().at(-1)?.end ?? 0) : 0;
  const ids = rows.map(rowId);
  const all = selection && {
    checked: ids.length > 0 && ids.every((id) => selection.selected.has(id)),
    some: ids.some((id) => selection.selected.has(id)),
    onChange: (checked: boolean) => selection.onChange(new Set(checked ? ids : [])),
  };
  const height = maxHeightPx === undefined ? "70dvh" : `${maxHeightPx}px`;
  const span = columns.length + (selection ? 1 : 0);
  return (
    <section
      ref={region}
      aria-label={label}
      className={regionStyle}
      style={inlineVars({ [maxHeightVar]: scrolls ? height : "none" })}
      {...(scrolls ? { tabIndex: 0 } : {})}
    >
      {phone ? (
        <div className={lines} style={{ paddingBlock: `${above}px ${below}px` }}>
          {drawn.map((index) => {
            const item = items[index];
            if (!item) return null;
            if (item.kind === "group")
              return (
                <div key={item.id} className={lineGroup}>
                  {item.label}
                </div>
              );
            return <PhoneLine key={item.id} {...props} {...item} index={index} columns={columns} />;
          })}
        </div>
      ) : (
        <table className={tableStyle} aria-label={label} aria-rowcount={items.length + 1}>
          <thead>
            <HeadRow columns={columns} sortOf={sortOf} onSort={toggleSort} all={all} />
          </thead>
          <tbody>
            {above > 0 && <Space height={above} />}
            {drawn.map((index) => {
              const item = items[index];
              if (!item) return null;
              if (item.kind === "group")
                return (
                  <tr key={item.id} data-index={index}>
                    <th scope="rowgroup" colSpan={span} className={group}>
                      {item.label}
                    </th>
                  </tr>
                );
              return <BodyRow key={item.id} {...props} {...item} index={index} columns={columns} />;
            })}
            {below > 0 && <Space height={below} />}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Stands for the rows that are not drawn. */
function Space({ height }: { height: number }) {
  return <tr aria-hidden="true" style={{ height }} />;
}
