import type { RunEntry, RunOfShow } from "./run-of-show.types.ts";

/** On the day that the tests are about. */
export const at = (clock: string) => `2027-06-12T${clock}:00.000Z`;
export const ms = (clock: string) => Date.parse(at(clock));
export const clock = (value: number) => new Date(value).toISOString().slice(11, 16);

/** An entry of that day. */
export const entry = (
  title: string,
  from: string,
  until: string,
  values: Partial<RunEntry> = {},
): RunEntry => ({
  id: title,
  title,
  kind: "session",
  visibility: "public",
  startAt: at(from),
  endAt: at(until),
  room: null,
  hostName: null,
  hostMemberId: null,
  hostGuestId: null,
  signedUp: 0,
  late: 0,
  longer: 0,
  startedAt: null,
  endedAt: null,
  isFixed: false,
  ...values,
});

/** A day of entries. */
export const show = (entries: RunEntry[], values: Partial<RunOfShow> = {}): RunOfShow => ({
  event: {
    id: "e",
    name: "Reunion",
    status: "published",
    timeZone: "UTC",
    startDate: at("10:00"),
    endDate: at("23:00"),
    eventTypeId: "family",
  },
  entries,
  tasks: [],
  presses: [],
  arrived: null,
  memberId: "me",
  mayPress: true,
  tellsGuests: true,
  serverTime: at("12:00"),
  ...values,
});

export const hall = { room: "Hall" };
export const dinner = entry("Dinner", "19:00", "19:40", hall);
export const speech = entry("Speech", "19:40", "20:00", { ...hall, hostName: "Kofi" });
export const course = entry("Course", "20:00", "20:45", hall);
export const band = entry("Band", "20:45", "22:00", { room: "Stage" });
export const late = entry("Late show", "22:15", "23:00", { room: "Stage" });
/** Stands beside all of them, so that nothing of it is for everybody. */
export const bar = entry("Bar", "19:00", "23:30", { room: "Bar" });
