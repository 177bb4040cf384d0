import { freeNumbers } from "@jubilee/core/venues/seating.rules";
import type { Seating, SeatPlace } from "@jubilee/core/venues/seating.types";
import { keptAs, useDrag } from "@jubilee/ui/drag";

/** A seat; `unseat` over those who wait. */
export type CarryPlace = SeatPlace | "unseat";

/** What is below a point of the window: a seat, a table's first free seat, the list of who waits. */
function placeAt(x: number, y: number, { tables }: Seating): CarryPlace | null {
  const below = document
    .elementFromPoint(x, y)
    ?.closest<HTMLElement>("[data-table], [data-waiting]");
  if (!below) return null;
  const { table: tableId, seat } = below.dataset;
  if (tableId === undefined) return "unseat";
  if (seat !== undefined) return { tableId, number: Number(seat) };
  const table = tables.find(({ id }) => id === tableId);
  const number = table && freeNumbers(table)[0];
  return number === undefined ? null : { tableId, number };
}

const isSame = (one: CarryPlace, other: CarryPlace) =>
  one === other ||
  (one !== "unseat" &&
    other !== "unseat" &&
    one.tableId === other.tableId &&
    one.number === other.number);

export interface CarryWays {
  onDrop: (person: string, to: SeatPlace | null) => void;
  /** Opens “Move to…”. */
  onMoveTo: (person: string) => void;
}

/** Carries people over the plan by mouse, pen or finger; by keys M names the tables. */
export function useCarry(seating: Seating, { onDrop, onMoveTo }: CarryWays) {
  const { tables, people, mayWrite } = seating;
  const seatOf = (person: string): CarryPlace => {
    const table = tables.find(({ seats }) => seats.some((seat) => seat.person === person));
    const seat = table?.seats.find((one) => one.person === person);
    return table && seat ? { tableId: table.id, number: seat.number } : "unseat";
  };
  const drag = useDrag<string, CarryPlace>({
    idOf: (person) => person,
    nameOf: (person) => people.find(({ key }) => key === person)?.name ?? "Somebody",
    placeOf: seatOf,
    isSame,
    tell: (place) => {
      if (place === "unseat") return "without a seat";
      const table = tables.find(({ id }) => id === place.tableId);
      return `seat ${place.number} at ${table?.label ?? ""}`;
    },
    pointTo:
      () =>
      ({ x, y }) =>
        placeAt(x, y, seating),
    onDrop: (person, place) => onDrop(person, place === "unseat" ? null : place),
    onMoveTo,
    byTouch: "at-once",
  });
  const { lifted, tookPlace } = drag;
  const handlersOf = (person: string) => drag.handlersOf(person, mayWrite);
  return {
    drag,
    /** Who is carried, and the seat below the pointer. */
    carried: lifted && { person: lifted.thing, over: lifted.place },
    tookPlace,
    handlersOf,
    /** The same by keys alone, where a finger scrolls. */
    keysOf: (person: string) => {
      const { onKeyDown, onKeyUp } = handlersOf(person);
      return { ...keptAs(person), onKeyDown, onKeyUp };
    },
  };
}

export type Carry = ReturnType<typeof useCarry>;
