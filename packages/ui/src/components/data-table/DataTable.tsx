import { useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useCallback, useMemo, useRef, useState } from "react";
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
import { useFocusedRow } from "./useFocusedRow.ts";
import { useOpener } from "./useOpener.ts";
import { useIsPrinted } from "./useIsPrinted.ts";
import { useRoom } from "./useRoom.ts";
import { useRowKeys } from "./useRowKeys.ts";

/** From here on only what is seen is drawn. */
const manyRows = 100;
const heights = { row: 48, group: 34, phoneRow: 68 };
/** How much larger than usual a person has text in their browser. */
const textScale = () =>
  Math.max(1, (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16);

/** Many things of one kind: sorted, selected, opened; only the rows in view are drawn. Few facts about one thing are a DescriptionList. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rowId, selection, empty, maxHeightPx } = props;
  const groupOf = props.arrangement?.groupOf;
  const { rows, columns: chosen, sortOf, toggleSort } = useDataRows(props);
  const phone = useMedia(media.mobile);
  const region = useRef<HTMLElement>(null);
  const columns = useRoom(region, chosen);
  const items = useMemo(() => groupRows(rows, rowId, groupOf), [rows, rowId, groupOf]);
  const open = useOpener(props.opening);
  const isPrinted = useIsPrinted();
  const scrolls = !isPrinted && (maxHeightPx !== undefined || items.length > manyRows);
  const isShown = rows.length > 0 || !empty;
  const withFocused = useFocusedRow(region, isShown);
  const [scale] = useState(textScale);
  // oxlint-disable-next-line react/incompatible-library -- the component is not compiled; it reads the virtualizer anew on every render
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => region.current,
    estimateSize: (index) =>
      scale *
      (items[index]?.kind === "group" ? heights.group : phone ? heights.phoneRow : heights.row),
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 8,
    rangeExtractor: withFocused,
    enabled: scrolls,
    initialRect: { width: 1024, height: 640 },
  });
  const isRow = useCallback((index: number) => items[index]?.kind === "row", [items]);
  const show = (index: number) => {
    if (scrolls) virtual.scrollToIndex(index);
  };
  useRowKeys(region, isShown, items.length, isRow, show);
  if (!isShown) return <>{empty}</>;

  const seen = scrolls ? virtual.getVirtualItems() : [];
  const drawn = scrolls
    ? seen.map(({ index, start }, place) => ({ index, gap: start - (seen[place - 1]?.end ?? 0) }))
    : items.map((_, index) => ({ index, gap: 0 }));
  const below = scrolls ? virtual.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0;
  const isChosen = (row: Row) => selection?.selected.has(rowId(row)) ?? false;
  const isAnyChosen = selection !== undefined && selection.selected.size > 0;
  const all = selection && {
    checked: isAnyChosen && rows.every(isChosen),
    some: isAnyChosen && rows.some(isChosen),
    onChange: (checked: boolean) => selection.onChange(new Set(checked ? rows.map(rowId) : [])),
  };
  const height = maxHeightPx === undefined ? "70dvh" : `${maxHeightPx}px`;
  const span = columns.length + (selection ? 1 : 0);
  return (
    <section
      ref={region}
      aria-label={label}
      className={regionStyle}
      style={inlineVars({ [maxHeightVar]: scrolls ? height : "none" })}
      {...(scrolls ? { tabIndex: 0, "data-scrolls": "" } : {})}
    >
      {phone ? (
        <div className={lines}>
          {drawn.map(({ index, gap }) => {
            const item = items[index];
            if (!item) return null;
            return (
              <Fragment key={item.id}>
                {gap > 0 && <div aria-hidden="true" style={{ height: gap }} />}
                {item.kind === "group" ? (
                  <div className={lineGroup}>{item.label}</div>
                ) : (
                  <PhoneLine {...props} {...item} index={index} columns={columns} />
                )}
              </Fragment>
            );
          })}
          {below > 0 && <div aria-hidden="true" style={{ height: below }} />}
        </div>
      ) : (
        <table className={tableStyle} aria-label={label} aria-rowcount={items.length + 1}>
          <thead>
            <HeadRow columns={columns} sortOf={sortOf} onSort={toggleSort} all={all} />
          </thead>
          <tbody>
            {drawn.map(({ index, gap }) => {
              const item = items[index];
              if (!item) return null;
              return (
                <Fragment key={item.id}>
                  {gap > 0 && <Space height={gap} />}
                  {item.kind === "group" ? (
                    <tr data-index={index}>
                      <th scope="rowgroup" colSpan={span} className={group}>
                        {item.label}
                      </th>
                    </tr>
                  ) : (
                    <BodyRow {...props} {...item} index={index} columns={columns} open={open} />
                  )}
                </Fragment>
              );
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
