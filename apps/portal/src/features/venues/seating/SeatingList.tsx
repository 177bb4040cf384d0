import type {
  Seating,
  SeatingConflict,
  SeatingTable,
  SeatPlace,
} from "@jubilee/core/venues/seating.types";
import { Badge } from "@jubilee/ui/badge";
import { Card } from "@jubilee/ui/card";
import { IconButton } from "@jubilee/ui/icon-button";
import { Movable } from "@jubilee/ui/move-to";
import { Pencil } from "lucide-react";
import {
  list,
  number as numberStyle,
  person as line,
  quiet,
  tables,
  words,
} from "./Seating.css.ts";
import type { Carry } from "./useCarry.ts";

export interface SeatingListProps {
  seating: Seating;
  carry: Carry;
  conflicts: readonly SeatingConflict[];
  onTable: (table: SeatingTable) => void;
  onSeat: (place: SeatPlace) => void;
  onPerson: (key: string) => void;
  /** Opens “Move to…” for somebody. */
  onPersonTo: (key: string) => void;
}

/** The same plan in words, table by table: for small screens, screen readers and who prefers it. */
export function SeatingList({ seating, conflicts, carry, ...ways }: SeatingListProps) {
  const { onTable, onSeat, onPerson, onPersonTo } = ways;
  const people = new Map(seating.people.map((person) => [person.key, person]));
  const wrong = new Set(conflicts.flatMap(({ isHard, people: keys }) => (isHard ? keys : [])));
  return (
    <div className={tables}>
      {seating.tables.map((table) => {
        const seated = table.seats.filter(({ person }) => person !== null).length;
        return (
          <Card
            key={table.id}
            as="article"
            level={3}
            title={table.label}
            action={
              seating.mayWrite && (
                <IconButton
                  label={`Change ${table.label}`}
                  icon={<Pencil />}
                  size="sm"
                  onClick={() => onTable(table)}
                />
              )
            }
          >
            <p className={quiet}>
              {`${seated} of ${table.seats.length} seats taken${table.accessible ? ", no steps" : ""}`}
            </p>
            <ol className={list}>
              {table.seats.map((seat) => {
                const person = seat.person === null ? undefined : people.get(seat.person);
                const key = seat.person;
                const place = { tableId: table.id, number: seat.number };
                return (
                  <li key={seat.number}>
                    <Movable
                      name={person?.name ?? ""}
                      onMoveTo={
                        key !== null && seating.mayWrite ? () => onPersonTo(key) : undefined
                      }
                    >
                      <button
                        type="button"
                        className={line}
                        {...(key === null ? {} : carry.keysOf(key))}
                        onClick={() => (key === null ? onSeat(place) : onPerson(key))}
                      >
                        <span className={numberStyle}>{seat.number}</span>
                        <span className={words}>
                          {person ? (
                            <bdi>{person.name}</bdi>
                          ) : (
                            <span className={quiet}>{seat.held ? "Kept free" : "Free"}</span>
                          )}
                        </span>
                        {key !== null && wrong.has(key) && <Badge tone="brick">Rule broken</Badge>}
                      </button>
                    </Movable>
                  </li>
                );
              })}
            </ol>
          </Card>
        );
      })}
    </div>
  );
}
