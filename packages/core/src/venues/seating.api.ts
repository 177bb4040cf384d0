import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type {
  PlacedTable,
  SeatedFrom,
  Seating,
  SeatingRuleKind,
  SeatingTable,
  SeatMove,
} from "./seating.types.ts";

type SeenTable = Pick<SeatingTable, "id" | "version">;

export interface SeatingApi {
  /** The whole plan; an event without one has no tables. */
  get: (eventId: string) => Promise<Result<Seating>>;
  /** Puts tables on the floor, all or none. */
  addTables: (eventId: string, tables: readonly PlacedTable[]) => Promise<Result<Seating>>;
  /** Changes a table that nobody changed since it was seen; its new version. */
  saveTable: (table: SeenTable, fields: Partial<PlacedTable>) => Promise<Result<number>>;
  /** `evenWithPeople` unseats who sits there; else a table with people is refused (conflict). */
  removeTable: (table: SeenTable, evenWithPeople: boolean) => Promise<Result<true>>;
  /** Keeps an empty seat free, or gives it back. */
  holdSeat: (tableId: string, number: number, held: boolean) => Promise<Result<true>>;
  /** All or nobody; refused (conflict) when somebody sits elsewhere by now or a seat is taken. */
  seat: (eventId: string, moves: readonly SeatMove[]) => Promise<Result<number>>;
  saveRule: (
    eventId: string,
    kind: SeatingRuleKind,
    one: string,
    other: string,
  ) => Promise<Result<string>>;
  removeRule: (ruleId: string) => Promise<Result<true>>;
  setStepFree: (eventId: string, person: string, stepFree: boolean) => Promise<Result<true>>;
  /** Shows guests their seats or hides them; says who is to be seated. */
  set: (
    eventId: string,
    fields: { published?: boolean; peopleFrom?: SeatedFrom },
  ) => Promise<Result<true>>;
}

/** Calls about seating plans; changes need the RSVP plan. Failures are values. */
export function createSeatingApi(client: DatabaseClient): SeatingApi {
  return {
    get: (eventId) => call(client, "get_seating", { event_id_param: eventId }),
    addTables: (eventId, tables) =>
      call(client, "add_seating_tables", { event_id_param: eventId, tables }),
    saveTable: ({ id, version }, fields) =>
      call(client, "save_seating_table", { table_id_param: id, version_param: version, fields }),
    removeTable: ({ id, version }, evenWithPeople) =>
      act(client, "remove_seating_table", {
        table_id_param: id,
        version_param: version,
        even_with_people: evenWithPeople,
      }),
    holdSeat: (tableId, number, held) =>
      act(client, "hold_seat", { table_id_param: tableId, number_param: number, held_param: held }),
    seat: (eventId, moves) => call(client, "seat_people", { event_id_param: eventId, moves }),
    saveRule: (eventId, kind, one, other) =>
      call(client, "save_seating_rule", {
        event_id_param: eventId,
        kind_param: kind,
        one_param: one,
        other_param: other,
      }),
    removeRule: (ruleId) => act(client, "remove_seating_rule", { rule_id_param: ruleId }),
    setStepFree: (eventId, person, stepFree) =>
      act(client, "set_step_free", {
        event_id_param: eventId,
        person_param: person,
        step_free_param: stepFree,
      }),
    set: (eventId, fields) => act(client, "set_seating", { event_id_param: eventId, fields }),
  };
}
