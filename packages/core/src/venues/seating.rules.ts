import { writeCsv } from "../base/csv.rules.ts";
import type {
  PlacedTable,
  Seating,
  SeatingConflict,
  SeatingPerson,
  SeatingTable,
  SeatMove,
  SeatPlace,
  TableDraft,
} from "./seating.types.ts";

/** Where everybody sits, by their keys. */
export function placesOf(tables: readonly SeatingTable[]): Map<string, SeatPlace> {
  const places = new Map<string, SeatPlace>();
  for (const table of tables) {
    for (const { number, person } of table.seats) {
      if (person) places.set(person, { tableId: table.id, number });
    }
  }
  return places;
}

/** Names as a list in a sentence. */
export function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

/** How a party is called in a sentence: by its name and how many it is. */
const partyWords = (people: readonly SeatingPerson[]) =>
  `${people[0]?.partyName ?? ""} (${people.length})`;

/** All that is not as it should be where people sit now; broken rules before missed wishes. */
export function conflictsOf({ tables, people, rules }: Seating): SeatingConflict[] {
  const places = placesOf(tables);
  const byId = new Map(tables.map((table) => [table.id, table]));
  const byKey = new Map(people.map((person) => [person.key, person]));
  const tableOf = (key: string) => byId.get(places.get(key)?.tableId ?? "");
  const hard: SeatingConflict[] = [];
  for (const { kind, one, other } of rules) {
    const [here, there] = [tableOf(one), tableOf(other)];
    const names = listOf([one, other].map((key) => byKey.get(key)?.name ?? "Somebody"));
    if (!here || !there) continue;
    const about = { isHard: true, people: [one, other] };
    if (kind === "apart" && here === there) {
      const words = `${names} are to sit apart, and both sit at ${here.label}.`;
      hard.push({ kind, words, tableIds: [here.id], ...about });
    } else if (kind === "together" && here !== there) {
      const words = `${names} are to sit together, but sit at ${here.label} and ${there.label}.`;
      hard.push({ kind, words, tableIds: [here.id, there.id], ...about });
    }
  }
  for (const { key, name, stepFree } of people) {
    const table = stepFree ? tableOf(key) : undefined;
    if (!table || table.accessible) continue;
    const words = `${name} needs a table without steps; ${table.label} is not marked as one.`;
    hard.push({ kind: "stepFree", isHard: true, words, people: [key], tableIds: [table.id] });
  }
  const soft = [...Map.groupBy(people, ({ party }) => party).values()].flatMap((party) => {
    const at = [...new Set(party.flatMap(({ key }) => tableOf(key) ?? []))];
    if (at.length < 2) return [];
    const words = `${partyWords(party)} sit at ${listOf(at.map(({ label }) => label))}.`;
    const keys = party.map(({ key }) => key);
    const tableIds = at.map(({ id }) => id);
    return [{ kind: "household" as const, isHard: false, words, people: keys, tableIds }];
  });
  return [...hard, ...soft];
}

/** What would be broken at a table if somebody sat down there; sentences, empty when nothing is. */
export function objections(seating: Seating, key: string, table: SeatingTable): string[] {
  const person = seating.people.find((each) => each.key === key);
  const byKey = new Map(seating.people.map((each) => [each.key, each.name]));
  const here = new Set(table.seats.map((seat) => seat.person));
  const places = placesOf(seating.tables);
  const words = seating.rules.flatMap(({ kind, one, other }) => {
    if (one !== key && other !== key) return [];
    const mate = one === key ? other : one;
    const name = byKey.get(mate) ?? "somebody";
    if (kind === "apart") return here.has(mate) ? [`is to sit apart from ${name}`] : [];
    return places.has(mate) && !here.has(mate) ? [`is to sit with ${name}`] : [];
  });
  return person?.stepFree && !table.accessible ? [...words, "needs a table without steps"] : words;
}

export interface SeatingCounts {
  people: number;
  seated: number;
  seats: number;
  /** Neither taken nor kept free. */
  free: number;
  held: number;
}

/** The figures above a plan. */
export function countSeating({
  tables,
  people,
}: Pick<Seating, "tables" | "people">): SeatingCounts {
  const seats = tables.flatMap((table) => table.seats);
  const seated = seats.filter(({ person }) => person).length;
  const held = seats.filter(({ person, held: isHeld }) => isHeld && !person).length;
  return {
    people: people.length,
    seated,
    seats: seats.length,
    free: seats.length - seated - held,
    held,
  };
}

/** Those of the people who have no seat yet. */
export function unseatedOf(seating: Pick<Seating, "tables" | "people">): SeatingPerson[] {
  const places = placesOf(seating.tables);
  return seating.people.filter(({ key }) => !places.has(key));
}

/** The first seats of a table that nobody has, not kept free. */
export const freeNumbers = ({ seats }: Pick<SeatingTable, "seats">): number[] =>
  seats.flatMap(({ number, held, person }) => (held || person ? [] : [number]));

/** The plan after moves, as it is shown before the server has answered. */
export function withMoves(seating: Seating, moves: readonly SeatMove[]): Seating {
  const leaving = new Set(moves.map(({ person }) => person));
  const coming = new Map(
    moves.flatMap(({ person, to }) =>
      to ? [[`${to.tableId} ${to.number}`, person] as const] : [],
    ),
  );
  const tables = seating.tables.map((table) => ({
    ...table,
    seats: table.seats.map((seat) => ({
      ...seat,
      person:
        coming.get(`${table.id} ${seat.number}`) ??
        (seat.person !== null && leaving.has(seat.person) ? null : seat.person),
    })),
  }));
  return { ...seating, tables };
}

/** Takes moves back: everybody goes where they came from. */
export const reversed = (moves: readonly SeatMove[]): SeatMove[] =>
  moves.map(({ person, from, to }) => ({ person, from: to, to: from }));

/** Somebody sits down on a seat; who sits there goes where the newcomer came from. */
export function sitDown(
  tables: readonly SeatingTable[],
  person: string,
  to: SeatPlace | null,
): SeatMove[] {
  const places = placesOf(tables);
  const from = places.get(person) ?? null;
  if (from?.tableId === to?.tableId && from?.number === to?.number) return [];
  const sitter = tables
    .find(({ id }) => id === to?.tableId)
    ?.seats.find(({ number }) => number === to?.number)?.person;
  return [{ person, from, to }, ...(sitter && to ? [{ person: sitter, from: to, to: from }] : [])];
}

/** Centimetres a table takes on the floor, chairs included. */
export function footprint({
  shape,
  seats,
  turned,
}: Pick<TableDraft, "shape" | "turned"> & { seats: number }): { width: number; height: number } {
  if (shape === "round") {
    const across = Math.max(140, Math.round((seats * 58) / Math.PI)) + 110;
    return { width: across, height: across };
  }
  const along = (shape === "row" ? seats : Math.ceil(seats / 2)) * 60 + 40;
  const deep = shape === "row" ? 80 : 200;
  return turned ? { width: deep, height: along } : { width: along, height: deep };
}

const aisle = 60;
const roomWidth = 2000;

/** Names and places for new tables of one kind: the next numbers, in the next free row of the floor. */
export function nextTables(
  tables: readonly SeatingTable[],
  draft: TableDraft,
  count: number,
): PlacedTable[] {
  const taken = new Set(tables.map(({ label }) => label.toLocaleLowerCase()));
  const { width, height } = footprint(draft);
  const bottom = Math.max(
    0,
    ...tables.map(
      (table) => table.y + footprint({ ...table, seats: table.seats.length }).height / 2,
    ),
  );
  const columns = Math.max(1, Math.floor((roomWidth - aisle) / (width + aisle)));
  let number = 0;
  return Array.from({ length: count }, (_, index) => {
    let label = count === 1 ? draft.label : "";
    while (label === "" || taken.has(label.toLocaleLowerCase())) {
      number += 1;
      label = `${draft.label || (draft.shape === "row" ? "Row" : "Table")} ${number}`;
    }
    taken.add(label.toLocaleLowerCase());
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      ...draft,
      label,
      x: Math.min(10000, Math.round(aisle + width / 2 + column * (width + aisle))),
      y: Math.min(10000, Math.round(bottom + aisle + height / 2 + row * (height + aisle))),
    };
  });
}

/** The seating list as a file: everybody by name, also who has no seat. */
export function seatingCsv(seating: Seating): string {
  const places = placesOf(seating.tables);
  const labels = new Map(seating.tables.map(({ id, label }) => [id, label]));
  const rows = seating.people
    .map((person) => {
      const place = places.get(person.key);
      return [
        person.name,
        place ? (labels.get(place.tableId) ?? "") : "",
        place ? String(place.number) : "",
        person.partyName,
        person.group ?? "",
        person.meal ?? "",
        person.dietary ?? "",
        person.isChild ? "yes" : "",
        person.stepFree ? "yes" : "",
      ];
    })
    .toSorted(([one = ""], [other = ""]) => one.localeCompare(other));
  return writeCsv([
    ["Name", "Table", "Seat", "Party", "Group", "Meal", "Diet", "Child", "No steps"],
    ...rows,
  ]);
}
