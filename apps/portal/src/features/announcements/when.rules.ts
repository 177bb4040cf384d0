import type {
  AnnouncementLine,
  AnnouncementState,
} from "@jubilee/core/announcements/announcements.types";
import { utcOffset } from "@jubilee/core/base/moments.rules";
import { formatWhen, zonePlace } from "@jubilee/core/base/time.rules";

/** Whether it is written, waits for its time, or has begun to go. */
export function phaseOf(state: AnnouncementState): "written" | "waits" | "gone" {
  if (state === "draft") return "written";
  return state === "scheduled" ? "waits" : "gone";
}

/** What tells how far an announcement has come. */
export type OnItsWay = Pick<AnnouncementLine, "state" | "clock" | "sendLocal" | "counts">;

/** Whether its time has come on nobody's own clock yet: the server has begun to watch them. */
export function waitsForClocks({ state, clock, sendLocal, counts }: OnItsWay): boolean {
  return state === "sending" && clock === "recipient" && sendLocal !== null && counts.told === 0;
}

/** A draft may have been given no time; when it was begun is not when it goes. */
export function hasNoTime({ state, sendAt, sendLocal }: AnnouncementLine): boolean {
  return phaseOf(state) === "written" && sendAt === null && sendLocal === null;
}

type Timed = Pick<AnnouncementLine, "sendAt" | "sendLocal" | "clock" | "timeZone" | "createdAt">;

/** When an announcement goes or went, and on whose clock; of a draft when it was begun. */
export function whenWords(of: Timed, locale: string): [when: string, zone: string] {
  const { clock, sendAt, sendLocal, timeZone, createdAt } = of;
  if (clock === "recipient" && sendLocal !== null) {
    const wall = { startDate: `${sendLocal}Z`, endDate: `${sendLocal}Z`, timeZone: "UTC" };
    return [formatWhen(wall, locale, "short"), "on each one’s own clock"];
  }
  const at = sendAt ?? createdAt;
  return [
    formatWhen({ startDate: at, endDate: at, timeZone }, locale, "short"),
    `${zonePlace(timeZone)}, ${utcOffset(at, timeZone)}`,
  ];
}
