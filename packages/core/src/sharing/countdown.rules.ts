/** Where a countdown stands by the server's clock. */
import type { CountdownPhase, CountedEvent, SharedCountdown } from "./countdown.types.ts";

/** The event that is counted to; null where nothing is planned. */
export function countedEvent({ event }: Pick<SharedCountdown, "event">): CountedEvent | null {
  return "startDate" in event ? event : null;
}

/**
 * Where an event stands at an instant. It is counted to as an instant, so zones and clock changes
 * have no part in it; it is over at its end, not after.
 *
 * @param nowMs the server's clock in milliseconds: it moves on after the answer came
 */
export function countdownPhase(
  { status, startDate, endDate }: Pick<CountedEvent, "status" | "startDate" | "endDate">,
  nowMs: number,
): CountdownPhase {
  if (status !== "published") return status;
  if (nowMs >= Date.parse(endDate)) return "ended";
  return nowMs >= Date.parse(startDate) ? "begun" : "ahead";
}
