import type { Permission } from "@jubilee/core/account/rights.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { DataClient, Read } from "../../app/routing/reads.types.ts";
import type { EventCardProps } from "./card.types.ts";

/** What a row of an event's overview is found in. */
export interface RowPlace extends EventCardProps {
  nowMs: number;
  locale: string;
  /** Where the planner reads it: a moment that binds is told on that clock, too. */
  viewerZone: string;
}

/** What an area looks for in an event: one row of a list, or none. */
export interface RowSource<Row, Value = unknown> {
  key: string;
  /** What one may do for whom it is there; without: for everybody who opens the event. */
  asks?: Permission;
  /** What it reads besides the overview. */
  reads?: (client: DataClient, event: EventRecord) => Read<Value>;
  /** Not asked for where it cannot lead to a row. */
  isAsked?: (place: RowPlace) => boolean;
  find: (place: RowPlace, value: Value) => Row | null;
}

/** Keeps the type of what a source reads to the source: the list does not know it. */
export function rowSource<Row, Value>(source: RowSource<Row, Value>): RowSource<Row> {
  return {
    ...source,
    // What comes back is what its own `reads` brought.
    find: (place, value) => source.find(place, value as Value),
  };
}
