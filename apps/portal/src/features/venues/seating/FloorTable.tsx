import type {
  Seat,
  SeatingPerson,
  SeatingTable,
  SeatPlace,
} from "@jubilee/core/venues/seating.types";
import { initialsOf } from "@jubilee/ui/initials";
import { Accessibility } from "lucide-react";
import type { KeyboardEvent } from "react";
import {
  broken,
  count,
  reached,
  seatBroken,
  seatReached,
  seats,
  table,
  tops,
} from "./Floor.css.ts";
import { seatPoint, topOf } from "./floor.rules.ts";
import type { Carry } from "./useCarry.ts";
import type { TableDrag } from "./useTableDrag.ts";

export interface FloorTableProps {
  own: SeatingTable;
  /** Pixels for each centimetre. */
  scale: number;
  people: ReadonlyMap<string, SeatingPerson>;
  /** Keys of people who sit against a rule. */
  wrong: ReadonlySet<string>;
  carry: Carry;
  drag: TableDrag;
  /** Where the Tab key stops: whether at this table, and at which seat of it. */
  stop: { isHere: boolean; seat: number; onStop: (seat: number) => void };
  onTableKey: (event: KeyboardEvent<HTMLElement>, table: SeatingTable) => void;
  onTable: (table: SeatingTable) => void;
  onSeat: (place: SeatPlace) => void;
  onPerson: (key: string) => void;
}

/** What a seat is called by screen readers. */
export function seatWords({ number, held }: Seat, person: SeatingPerson | undefined): string {
  if (person) return `${person.name}, seat ${number}`;
  return `Seat ${number}, ${held ? "kept free" : "free"}`;
}

/** A table on the floor with its seats around it. */
export function FloorTable({ own, scale, people, wrong, carry, drag, ...rest }: FloorTableProps) {
  const { stop, onTableKey, onTable, onSeat, onPerson } = rest;
  const handlers = drag.handlersOf(own);
  const at = drag.pointOf(own);
  const top = topOf(own);
  const seated = own.seats.filter(({ person }) => person !== null);
  const over = carry.carried?.over;
  const target = over && over !== "unseat" && over.tableId === own.id ? over.number : null;
  const isWrong = seated.some(({ person }) => person !== null && wrong.has(person));
  const size = Math.max(24, Math.round(54 * scale));
  const onSeatKey = (event: KeyboardEvent<HTMLElement>, number: number) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = ((number - 1 + step + own.seats.length) % own.seats.length) + 1;
    stop.onStop(next);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  };
  return (
    <fieldset
      className={table}
      aria-label={own.label}
      style={{ insetInlineStart: at.x * scale, insetBlockStart: at.y * scale }}
    >
      <button
        type="button"
        className={[tops[own.shape], target !== null && reached, isWrong && broken]
          .filter(Boolean)
          .join(" ")}
        style={{ inlineSize: top.width * scale, blockSize: top.height * scale }}
        data-table={own.id}
        data-current={stop.isHere || undefined}
        tabIndex={stop.isHere ? 0 : -1}
        {...handlers}
        onFocus={() => stop.onStop(stop.seat)}
        onKeyDown={(event) => {
          handlers.onKeyDown?.(event);
          onTableKey(event, own);
        }}
        onClick={() => {
          if (!drag.tookPlace()) onTable(own);
        }}
      >
        <span>{own.label}</span>
        <span className={count}>
          {own.accessible && <Accessibility size={12} aria-label="No steps" />}
          <span>{`${seated.length} of ${own.seats.length}`}</span>
        </span>
      </button>
      {own.seats.map((seat) => {
        const person = seat.person === null ? undefined : people.get(seat.person);
        const point = seatPoint(own, seat.number);
        const kind = seat.person !== null ? "assigned" : seat.held ? "held" : "free";
        const words = seatWords(seat, person);
        const carried = seat.person === null ? {} : carry.handlersOf(seat.person);
        return (
          <button
            key={seat.number}
            type="button"
            className={[
              seats[kind],
              seat.person !== null && wrong.has(seat.person) && seatBroken,
              target === seat.number && seatReached,
            ]
              .filter(Boolean)
              .join(" ")}
            style={{
              insetInlineStart: point.x * scale,
              insetBlockStart: point.y * scale,
              inlineSize: size,
              blockSize: size,
            }}
            aria-label={words}
            title={words}
            data-table={own.id}
            data-seat={seat.number}
            data-letters={person ? initialsOf(person.name) : seat.held ? "–" : seat.number}
            tabIndex={stop.isHere && seat.number === stop.seat ? 0 : -1}
            {...carried}
            onFocus={() => stop.onStop(seat.number)}
            onKeyDown={(event) => {
              carried.onKeyDown?.(event);
              onSeatKey(event, seat.number);
            }}
            onClick={() => {
              if (seat.person === null) onSeat({ tableId: own.id, number: seat.number });
              else if (!carry.tookPlace()) onPerson(seat.person);
            }}
          />
        );
      })}
    </fieldset>
  );
}
