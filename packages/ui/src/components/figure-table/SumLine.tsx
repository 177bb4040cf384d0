import type { FigureColumn, Figures } from "./figure.types.ts";
import { figure, name } from "./FigureTable.css.ts";
import { FigureValue } from "./FigureValue.tsx";
import { figureOf } from "./figures.ts";
import type { FigureWords } from "./figureWords.ts";

interface SumLineProps {
  of: "group" | "total";
  label: string;
  sums: Figures;
  columns: readonly FigureColumn[];
  currency: string;
  locale: string | undefined;
  words: FigureWords;
}

/** The sums of a group, or of all. */
export function SumLine({ of, label, sums, columns, currency, locale, words }: SumLineProps) {
  return (
    <tr>
      <th scope={of === "group" ? "rowgroup" : "row"} className={name({ of })}>
        {label}
      </th>
      {columns.map((column) => {
        const isSummed = column.kind === "difference" || column.isSummed !== false;
        return (
          <td key={column.id} className={figure({ of })}>
            {isSummed && (
              <FigureValue
                value={figureOf(sums, column)}
                overWord={words.over}
                {...{ column, currency, locale }}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}
