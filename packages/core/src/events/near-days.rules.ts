import { toInstant } from "../base/time.rules.ts";
import type { DateChange } from "./event-changes.types.ts";
import { undecided } from "./event-moves.rules.ts";
import type { EventRecord } from "./events.types.ts";

const weekMs = 7 * 86_400_000;
/** So many weeks to both sides are looked through. */
const mostWeeks = 12;

export interface NearDay {
  /** How many weeks later, below zero for earlier. */
  weeks: number;
  /** What the event changes for it. */
  patch: { start_local: string; end_local: string };
}

type Timed = Pick<EventRecord, "id" | "status" | "startDate" | "endDate">;
type Moved = Timed & Pick<EventRecord, "startLocal" | "endLocal" | "timeZone">;

const weeksLater = (wall: string, weeks: number): string =>
  new Date(Date.parse(`${wall}Z`) + weeks * weekMs).toISOString().slice(0, 16);

/** The nearest days to come with the event's weekday and hours on which none of the account's other events is. */
export function nearDays(
  event: Moved,
  others: readonly Timed[],
  nowMs: number,
  most: number,
): NearDay[] {
  const busy = others.filter(
    ({ id, status }) => id !== event.id && (status === "draft" || status === "published"),
  );
  const isFree = (from: number, to: number) =>
    busy.every((other) => Date.parse(other.endDate) <= from || Date.parse(other.startDate) >= to);
  const passed = Math.max(0, Math.ceil((nowMs - Date.parse(event.startDate)) / weekMs));
  const distances = Array.from({ length: passed + mostWeeks }, (_, at) => [at + 1, -at - 1]).flat();
  const days = distances.map((weeks) => ({
    weeks,
    patch: {
      start_local: weeksLater(event.startLocal, weeks),
      end_local: weeksLater(event.endLocal, weeks),
    },
  }));
  return days
    .filter(({ patch }) => {
      const [from, to] = [patch.start_local, patch.end_local].map((wall) =>
        Date.parse(toInstant(wall, event.timeZone).instant),
      );
      return from !== undefined && to !== undefined && from > nowMs && isFree(from, to);
    })
    .slice(0, most);
}

/** Whether nothing stands against a day: the place is open, and what is booked is free then, too. */
export const isFreeThen = ({ warnings, things }: DateChange): boolean =>
  warnings.length === 0 &&
  undecided(things).length === 0 &&
  things.every((thing) =>
    thing.warnings.every(({ code }) => !["closed", "blackout", "booking"].includes(code)),
  );
