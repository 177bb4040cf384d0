import type { RowChoice } from "./choice.types.ts";
import {
  line,
  lineBody,
  lineCheck,
  lineLead,
  swipeAct,
  swiped,
  swipeTrack,
} from "./PhoneLine.css.ts";
import type { DataColumn, DataTableProps } from "./dataTable.types.ts";
import { RowCheckbox } from "./RowCheckbox.tsx";
import { RowOpener } from "./RowOpener.tsx";

export interface PhoneLineProps<Row> extends Pick<
  DataTableProps<Row>,
  "selection" | "opening" | "phoneLine" | "glowing" | "swipe"
> {
  row: Row;
  id: string;
  index: number;
  columns: readonly DataColumn<Row>[];
  choice: RowChoice | undefined;
  measure: ((line: HTMLElement | null) => void) | undefined;
}

/** A row on a phone: a line, not a box. While any are chosen, a tap chooses. */
export function PhoneLine<Row>(props: PhoneLineProps<Row>) {
  const { row, id, index, columns, selection, choice, opening, phoneLine, glowing } = props;
  const { measure } = props;
  const swipe = props.swipe?.isFor?.(row) === false ? undefined : props.swipe;
  const isChosen = choice?.selected.has(id) ?? false;
  const isChoosing = choice !== undefined && choice.selected.size > 0;
  const state = id === opening?.id ? "open" : isChosen ? "selected" : "rest";
  const body = phoneLine
    ? phoneLine(row)
    : columns.slice(0, 2).map((column) => <div key={column.id}>{column.cell(row)}</div>);
  const whole = (
    <div className={line({ state, glowing: glowing?.has(id) ?? false })}>
      {selection && choice && (
        <span className={lineCheck({ isChoosing })}>
          <RowCheckbox
            id={id}
            label={selection.labelOf(row)}
            choice={choice}
            isControl={!opening}
          />
        </span>
      )}
      {columns[0]?.before && <span className={lineLead}>{columns[0].before(row)}</span>}
      <div className={lineBody}>
        {opening ? (
          <RowOpener
            href={isChoosing ? undefined : opening.href?.(row)}
            isPressed={isChoosing ? isChosen : undefined}
            isUnfolded={opening.isUnfolded?.(row)}
            onClick={() => (isChoosing ? choice.toggle(id) : opening.open?.(row))}
          >
            {body}
          </RowOpener>
        ) : (
          body
        )}
      </div>
    </div>
  );
  return (
    <div ref={measure} data-index={index}>
      {swipe ? (
        <div className={swipeTrack}>
          <div className={swiped}>{whole}</div>
          <button
            type="button"
            className={swipeAct}
            tabIndex={-1}
            aria-label={swipe.nameOf(row)}
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.scrollTo({ left: 0 });
              swipe.act(row);
            }}
          >
            {swipe.icon}
            {swipe.label}
          </button>
        </div>
      ) : (
        whole
      )}
    </div>
  );
}
