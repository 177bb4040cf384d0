import { useMemo, useRef } from "react";
import { inlineVars } from "../../inlineVars.ts";
import { media } from "../../theme/measures.ts";
import { useMedia } from "../use-media/useMedia.ts";
import { BodyRows } from "./BodyRows.tsx";
import { leastVar, region as regionStyle, table as tableStyle } from "./DataTable.css.ts";
import type { DataTableProps } from "./dataTable.types.ts";
import { groupRows } from "./groupRows.ts";
import { HeadRow } from "./HeadRow.tsx";
import { PhoneLines } from "./PhoneLines.tsx";
import { useChoice } from "./useChoice.ts";
import { useDataRows } from "./useDataRows.ts";
import { useDrawnRows } from "./useDrawnRows.ts";
import { useIsPrinted } from "./useIsPrinted.ts";
import { useLongPress } from "./useLongPress.ts";
import { useOpener } from "./useOpener.ts";
import { useReach } from "./useReach.ts";
import { useRoom } from "./useRoom.ts";
import { useRowKeys } from "./useRowKeys.ts";
import { useShownRow } from "./useShownRow.ts";

/** On paper nothing is chosen or opened, and a column of buttons has nothing to say. */
function onPaper<Row extends object>(props: DataTableProps<Row>): DataTableProps<Row> {
  const { selection: _, opening: __, ...said } = props;
  return { ...said, columns: said.columns.filter(({ hideHeader }) => !hideHeader) };
}

/**
 * Many things of one kind: sorted, selected, opened. The page scrolls and the head stays at its top;
 * of many rows only those in view are drawn. Few facts about one thing are a DescriptionList.
 */
export function DataTable<Row extends object>(given: DataTableProps<Row>) {
  const isPrinted = useIsPrinted();
  const props = isPrinted ? onPaper(given) : given;
  const { label, rowId, selection, opening, empty, arrangement } = props;
  const { groupOf, density = "usual" } = arrangement ?? {};
  const { rows, columns: chosen, sortOf, toggleSort } = useDataRows(props);
  const isPhone = useMedia(media.mobile) && !isPrinted;
  const region = useRef<HTMLElement>(null);
  const isShown = rows.length > 0 || !empty;
  const hasCheck = selection !== undefined;
  const room = useRoom({ region, isShown, columns: chosen, hasCheck, isPrinted });
  const items = useMemo(() => groupRows(rows, rowId, groupOf), [rows, rowId, groupOf]);
  const choice = useChoice(selection, items);
  const open = useOpener(opening, choice);
  const look = isPhone ? "phone" : density;
  const drawn = useDrawnRows({ region, isShown, items, look, isPrinted });
  const { measure, show } = drawn;
  const way = useReach(region, show);
  useRowKeys({ region, isShown, items, choice, way });
  useShownRow(region, opening?.id, items, way);
  useLongPress(region, isPhone && isShown && choice !== undefined, (index) => {
    const item = items[index];
    if (item?.kind === "row") choice?.toggle(item.id);
  });
  if (!isShown) return <>{empty}</>;

  const isChosen = (row: Row) => selection?.selected.has(rowId(row)) ?? false;
  const isAnyChosen = selection !== undefined && selection.selected.size > 0;
  const all = selection && {
    checked: isAnyChosen && rows.every(isChosen),
    some: isAnyChosen && rows.some(isChosen),
    onChange: (checked: boolean) => selection.onChange(new Set(checked ? rows.map(rowId) : [])),
  };
  const { columns, isTooNarrow, leastPx, wider } = room;
  const sidesScroll = isTooNarrow && !isPhone;
  const over = sidesScroll ? "nothing" : !isPhone ? "head" : groupOf ? "group" : "nothing";
  const shared = { ...props, items, rows: drawn, columns, choice, measure };
  return (
    <section
      ref={region}
      aria-label={label}
      data-density={isPhone ? undefined : density}
      className={regionStyle({ over, density, isTooNarrow: sidesScroll })}
      style={inlineVars({ [leastVar]: `${leastPx}px` })}
      {...(sidesScroll ? { tabIndex: 0 } : {})}
    >
      {isPhone ? (
        <PhoneLines {...shared} />
      ) : (
        <table className={tableStyle} aria-label={label} aria-rowcount={items.length + 1}>
          <thead>
            <HeadRow
              columns={columns}
              wider={wider}
              sortOf={sortOf}
              onSort={toggleSort}
              all={all}
              stays={!sidesScroll}
              isPrinted={isPrinted}
            />
          </thead>
          <BodyRows {...shared} open={open} />
        </table>
      )}
    </section>
  );
}
