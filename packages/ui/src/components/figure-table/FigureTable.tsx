import { useId, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { formatMoney } from "../money-text/money.ts";
import type { FigureCell, FigureChange, FigureColumn, FigureGroup } from "./figure.types.ts";
import { FigureLines } from "./FigureLines.tsx";
import { pastedLines, pasteFrom, sumsOf } from "./figures.ts";
import { head, name, region, said as saidStyle, table as tableStyle } from "./FigureTable.css.ts";
import { SumLine } from "./SumLine.tsx";
import { englishFigures, type FigureWords } from "./figureWords.ts";
import { useFigureCell } from "./useFigureCell.ts";

export interface FigureTableProps {
  /** What is reckoned: its spoken name. */
  label: string;
  columns: readonly FigureColumn[];
  groups: readonly FigureGroup[];
  currency: string;
  locale?: string;
  /** What was typed, pasted or emptied; left out where figures are only read. */
  onChange?: ((changes: readonly FigureChange[]) => void) | undefined;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  words?: FigureWords;
}

const arrows: Record<string, readonly [down: number, on: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [10, 0],
  PageUp: [-10, 0],
};

/** What opens a figure with what is typed first. */
const isFigureKey = (key: string) => /^[\p{Nd}.,\-+]$/u.test(key);

/**
 * Figures by rows and groups with their sums, changed in their place by the keys of a spreadsheet.
 * Many things of one kind, to find and to open, are a DataTable; one amount in a form is a MoneyField.
 */
export function FigureTable({
  label,
  columns,
  groups,
  currency,
  locale,
  onChange,
  empty,
  words = englishFigures,
}: FigureTableProps) {
  const hint = useId();
  const cells = useFigureCell(groups, columns);
  const { table, rows, stop, changing, go, change, leave, beside, nextOpen } = cells;
  const [said, setSaid] = useState<{ text: string; isWrong: boolean }>();
  const canEdit = onChange !== undefined;
  if (rows.length === 0 && empty) return <>{empty}</>;

  const beforeOf = ({ rowId, columnId }: FigureCell) =>
    rows.find(({ id }) => id === rowId)?.figures[columnId] ?? null;
  const keep = (cell: FigureCell, value: number | null) => {
    setSaid(undefined);
    const before = beforeOf(cell);
    if (value !== before) onChange?.([{ ...cell, value, before }]);
  };
  const wrong = (cell: FigureCell) => {
    const isNumber = columns.some(({ id, kind }) => id === cell.columnId && kind === "number");
    const example = formatMoney(2470, currency, { locale });
    setSaid({ text: isNumber ? words.numberProblem : words.moneyProblem(example), isWrong: true });
  };
  const cellOf = (target: EventTarget): FigureCell | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
    const { row: rowId, column: columnId } = element?.dataset ?? {};
    return rowId && columnId ? { rowId, columnId } : undefined;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = arrows[event.key];
    const isTurned = getComputedStyle(event.currentTarget).direction === "rtl";
    if (step) go(beside(cell, step[0], isTurned ? -step[1] : step[1]));
    else if (event.key === "Home") go(beside(cell, 0, -columns.length));
    else if (event.key === "End") go(beside(cell, 0, columns.length));
    else if (canEdit && isFigureKey(event.key)) {
      // The letter itself goes into the field, which has the focus by then.
      change(cell);
      return;
    } else if (canEdit && (event.key === "Enter" || event.key === "F2")) change(cell);
    else if (canEdit && (event.key === "Delete" || event.key === "Backspace")) {
      const column = columns.find(({ id }) => id === cell.columnId);
      const row = rows.find(({ id }) => id === cell.rowId);
      if (column && row && column.kind !== "difference" && !row.isFixed) keep(cell, null);
    } else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    const lines = pastedLines(event.clipboardData.getData("text"));
    const isOne = lines.length === 1 && lines[0]?.length === 1;
    if (!cell || !canEdit || (changing && isOne)) return;
    event.preventDefault();
    const { changes, unread } = pasteFrom(cell, lines, { groups, columns, currency, locale });
    if (changes.length > 0) onChange(changes);
    setSaid({ text: words.pasted(changes.length, unread), isWrong: unread > 0 });
    go(cell);
  };
  return (
    <div>
      <section aria-label={label} className={region}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a grid, where figures can be changed: its cells take the focus */}
        <table
          ref={table}
          role={canEdit ? "grid" : undefined}
          aria-label={label}
          aria-describedby={canEdit ? hint : undefined}
          className={tableStyle}
          onKeyDown={canEdit ? press : undefined}
          onPaste={canEdit ? paste : undefined}
        >
          <thead>
            <tr>
              <th scope="col" className={name({ of: "head" })}>
                {words.item}
              </th>
              {columns.map(({ id, header }) => (
                <th key={id} scope="col" className={head()}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <FigureLines
              key={group.id}
              {...{ group, columns, currency, locale, words, canEdit, stop, changing }}
              isAlone={groups.length === 1}
              onAt={cells.setAt}
              onChange={change}
              input={{
                onKeep: (cell, value, move) => {
                  keep(cell, value);
                  if (move === "down") go(beside(cell, 1, 0));
                  else if (move === "up") go(beside(cell, -1, 0));
                  else if (move) {
                    const next = nextOpen(cell, move === "on" ? 1 : -1);
                    if (next) change(next);
                    else go(cell);
                  } else leave();
                },
                onLeave: (cell, isByKey) => {
                  setSaid(undefined);
                  if (isByKey) go(cell);
                  else leave();
                },
                onWrong: wrong,
              }}
            />
          ))}
          <tfoot>
            <SumLine
              of="total"
              label={words.total}
              sums={sumsOf(rows, columns)}
              {...{ columns, currency, locale, words }}
            />
          </tfoot>
        </table>
      </section>
      {canEdit && (
        <output className={saidStyle} data-wrong={said?.isWrong ?? false}>
          {said && <span>{said.text}</span>}
        </output>
      )}
      {canEdit && <VisuallyHidden id={hint}>{words.keys}</VisuallyHidden>}
    </div>
  );
}
