import type { DemoGuest } from "./demo-world.ts";
import type { Random } from "../random.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** `YYYY-MM-DDTHH:mm` on the first such weekday (0 is Sunday) at least so many days ahead. */
export function wallTimeAhead(now: Date, days: number, weekday: number, clock: string): string {
  const day = new Date(now.getTime() + days * dayMs);
  day.setUTCDate(day.getUTCDate() + ((weekday - day.getUTCDay() + 7) % 7));
  return `${day.toISOString().slice(0, 10)}T${clock}`;
}

/** The same wall time so many days later. */
export function daysLater(wallTime: string, days: number, clock: string): string {
  const day = new Date(`${wallTime.slice(0, 10)}T00:00:00Z`);
  return `${new Date(day.getTime() + days * dayMs).toISOString().slice(0, 10)}T${clock}`;
}

/** The instant so many minutes before `now`, ISO 8601. */
export function ago(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * minuteMs).toISOString();
}

/**
 * Invitations at one time, answers as they come in life: half in the first weeks, a wave after
 * the reminder, the rest in between; a household within minutes.
 */
export function spreadTimes(
  random: Random,
  guests: readonly DemoGuest[],
  invited: Date,
  now: Date,
): void {
  const spanMs = now.getTime() - invited.getTime() - dayMs;
  const moment = (): number => {
    const wave = random.next();
    if (wave < 0.5) return random.next() ** 2 * 0.45;
    return wave < 0.8 ? 0.5 + random.next() ** 2 * 0.2 : random.next();
  };
  for (const household of Map.groupBy(guests, ({ householdId }) => householdId).values()) {
    const answeredMs = invited.getTime() + dayMs / 2 + moment() * spanMs;
    for (const [index, guest] of household.entries()) {
      guest.invitedAt = invited.toISOString();
      if (guest.answer === null) {
        if (random.next() < 0.6) {
          guest.openedAt = new Date(invited.getTime() + random.next() * spanMs).toISOString();
        }
        continue;
      }
      guest.openedAt = new Date(answeredMs - 5 * minuteMs).toISOString();
      guest.answeredAt = new Date(answeredMs + index * minuteMs).toISOString();
    }
  }
}
