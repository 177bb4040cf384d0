import type { FigureCell, FigureColumn, FigureGroup, FigureRow } from "./figure.types.ts";
import { FigureInput, type FigureMove } from "./FigureInput.tsx";
import { figure, name, note } from "./FigureTable.css.ts";
import { FigureValue } from "./FigureValue.tsx";
import { canChange, figureOf, sumsOf } from "./figures.ts";
import type { FigureWords } from "./figureWords.ts";
import { SumLine } from "./SumLine.tsx";

interface FigureLinesProps {
  group: FigureGroup;
  columns: readonly FigureColumn[];
  currency: string;
  locale: string | undefined;
  words: FigureWords;
  canEdit: boolean;
  /** The only group: the total says its sums. */
  isAlone: boolean;
  stop: FigureCell;
  changing: FigureCell | undefined;
  onAt: (cell: FigureCell) => void;
  onChange: (cell: FigureCell) => void;
  input: {
    onKeep: (cell: FigureCell, value: number | null, move: FigureMove) => void;
    onLeave: (cell: FigureCell, isByKey: boolean) => void;
    onWrong: (cell: FigureCell) => void;
  };
}

const isSame = (one: FigureCell | undefined, rowId: string, columnId: string) =>
  one?.rowId === rowId && one.columnId === columnId;

/** A group with its sums and its rows. */
export function FigureLines(props: FigureLinesProps) {
  const { group, columns, currency, locale, words, isAlone } = props;
  return (
    <tbody>
      {!isAlone && (
        <SumLine
          of="group"
          label={group.label}
          sums={sumsOf(group.rows, columns)}
          {...{ columns, currency, locale, words }}
        />
      )}
      {group.rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className={name({ of: "row" })}>
            <bdi>{row.label}</bdi>
            {row.note && <span className={note}>{row.note}</span>}
          </th>
          {columns.map((column) => (
            <FigureField key={column.id} {...props} row={row} column={column} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A td is a plain cell to some readers until it says that it is one of a grid. */
const cellKind = (can: boolean) => ({
  role: "gridcell",
  ...(can ? {} : { "aria-readonly": true as const }),
});

interface FigureFieldProps extends FigureLinesProps {
  row: FigureRow;
  column: FigureColumn;
}

function FigureField({ row, column, ...props }: FigureFieldProps) {
  const { currency, locale, words, canEdit, stop, changing, onAt, onChange, input } = props;
  const cell = { rowId: row.id, columnId: column.id };
  const value = figureOf(row.figures, column);
  const shown = (
    <FigureValue value={value} overWord={words.over} {...{ column, currency, locale }} />
  );
  if (!canEdit) return <td className={figure({ of: "row" })}>{shown}</td>;
  const can = canChange(row, column);
  const isChanging = isSame(changing, row.id, column.id);
  return (
    <td
      tabIndex={isSame(stop, row.id, column.id) && !isChanging ? 0 : -1}
      {...cellKind(can)}
      data-row={row.id}
      data-column={column.id}
      className={figure({ of: "row", can })}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) onAt(cell);
      }}
      onDoubleClick={() => onChange(cell)}
    >
      {isChanging && can ? (
        <FigureInput
          label={`${row.label}, ${column.header}`}
          value={row.figures[column.id] ?? null}
          {...{ column, currency, locale }}
          onKeep={(next, move) => input.onKeep(cell, next, move)}
          onLeave={(isByKey) => input.onLeave(cell, isByKey)}
          onWrong={() => input.onWrong(cell)}
        />
      ) : (
        shown
      )}
    </td>
  );
}
