import type { SeatingPerson, SeatingTable } from "@jubilee/core/venues/seating.types";
import { inPaper } from "../../../../event-kit/paper/inPaper.ts";
import { PaperCover } from "../../../../event-kit/paper/PaperCover.tsx";
import type { Paper } from "../../../../event-kit/paper/usePaper.ts";
import * as css from "./Print.css.ts";

export interface TableCardProps {
  table: SeatingTable;
  people: ReadonlyMap<string, SeatingPerson>;
  eventName: string;
  paper: Paper;
}

/** Names that stand in one column; more are two. */
const oneColumn = 5;
/** Letters of a label that is as large as a figure. */
const shortLabel = 10;

/** The card that stands on a table: its name and who sits there, by seat, over the event's cover. */
export function TableCard({ table, people, eventName, paper }: TableCardProps) {
  const seated = table.seats.flatMap(({ number, person }) => {
    const who = person === null ? undefined : people.get(person);
    return who ? [{ number, name: who.name }] : [];
  });
  const columns = seated.length > oneColumn ? css.names : `${css.names} ${css.fewNames}`;
  return (
    <article className={css.card} style={inPaper(paper)}>
      <div className={css.cardBody}>
        <p className={css.eventName} dir="auto">
          {eventName}
        </p>
        <h2 className={table.label.length > shortLabel ? css.longLabel : css.label} dir="auto">
          {table.label}
        </h2>
        <ol className={columns}>
          {seated.map(({ number, name }) => (
            <li key={number} value={number}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ol>
      </div>
      <PaperCover paper={paper} className={css.cardCover} />
    </article>
  );
}
