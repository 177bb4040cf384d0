import { formatterOf } from "@jubilee/core/base/time.rules";
import type { PollPart } from "./poll.types.ts";

/** Whether votes are taken, by a clock that moves on. */
export const isOpen = ({ shared: { state, closesAt }, now }: PollPart): boolean =>
  state === "open" && (closesAt === null || Date.parse(closesAt) > now);

/** Until when votes are taken, or since when they are not, on the event's clock with its zone; null without an end. */
export function closing(part: PollPart): string | null {
  const { shared, reader, own } = part;
  const { closesAt, timeZone } = shared;
  if (closesAt === null) return isOpen(part) ? null : own.closed;
  const moment = formatterOf(reader.locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(Date.parse(closesAt));
  return isOpen(part) ? own.closes(moment) : own.closedAt(moment);
}
