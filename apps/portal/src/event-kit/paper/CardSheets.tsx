import type { ReactNode } from "react";
import { cropMarks, sheet, sheets } from "./Paper.css.ts";

const cardsASheet = 8;
const card = { width: 90, height: 55 };
const columns = 2;
/** How long a mark is, and how far it stays away from what is cut. */
const mark = { from: 2, to: 7 };

/** The lines to cut along, in mm; 0 0 is the corner of the first card. */
function marksOf(count: number): string {
  const rows = Math.ceil(count / columns);
  const [width, height] = [columns * card.width, rows * card.height];
  const across = Array.from({ length: columns + 1 }, (_, index) => {
    const x = index * card.width;
    return `M${x} ${-mark.to}V${-mark.from}M${x} ${height + mark.from}V${height + mark.to}`;
  });
  const down = Array.from({ length: rows + 1 }, (_, index) => {
    const y = index * card.height;
    return `M${-mark.to} ${y}H${-mark.from}M${width + mark.from} ${y}H${width + mark.to}`;
  });
  return [...across, ...down].join("");
}

/** Cards of 90 by 55 mm: side by side on the screen, eight to a page with crop marks on paper. */
export function CardSheets({ cards }: { cards: readonly ReactNode[] }) {
  const pages = Array.from({ length: Math.ceil(cards.length / cardsASheet) }, (_, index) =>
    cards.slice(index * cardsASheet, (index + 1) * cardsASheet),
  );
  return (
    <div className={sheets}>
      {pages.map((page, index) => {
        const height = Math.ceil(page.length / columns) * card.height + 16;
        return (
          <div key={`page ${index + 1}`} className={sheet}>
            {page}
            <svg className={cropMarks} viewBox={`-8 -8 196 ${height}`} aria-hidden="true">
              <path d={marksOf(page.length)} />
            </svg>
          </div>
        );
      })}
    </div>
  );
}
