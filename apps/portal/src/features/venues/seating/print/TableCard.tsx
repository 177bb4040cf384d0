import type { SeatingPerson, SeatingTable } from "@jubilee/core/venues/seating.types";
import { card, eventName as nameStyle, label, names } from "./Print.css.ts";

export interface TableCardProps {
  table: SeatingTable;
  people: ReadonlyMap<string, SeatingPerson>;
  eventName: string;
}

/** The card that stands on a table: its name and who sits there, by seat. */
export function TableCard({ table, people, eventName }: TableCardProps) {
  return (
    <article className={card}>
      <p className={nameStyle}>{eventName}</p>
      <h2 className={label}>{table.label}</h2>
      <ol className={names}>
        {table.seats.flatMap(({ number, person }) => {
          const who = person === null ? undefined : people.get(person);
          return who ? (
            <li key={number} value={number}>
              <bdi>{who.name}</bdi>
            </li>
          ) : (
            []
          );
        })}
      </ol>
    </article>
  );
}
