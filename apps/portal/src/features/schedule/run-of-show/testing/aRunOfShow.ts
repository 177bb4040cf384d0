import type { RunEntry, RunOfShow } from "@jubilee/core/schedule/run-of-show.types";

/** On the clock of the event's place, which is two hours ahead of UTC. */
export const onDay = (clock: string): string => `2027-06-12T${clock}:00.000+02:00`;

const entry = (
  title: string,
  room: string,
  from: string,
  until: string,
  values: Partial<RunEntry> = {},
): RunEntry => ({
  id: title,
  title,
  kind: "social",
  visibility: "public",
  startAt: onDay(from),
  endAt: onDay(until),
  room,
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

/** An evening in four places at twelve past seven, eight minutes behind. */
export function aRunOfShow(values: Partial<RunOfShow> = {}): RunOfShow {
  return {
    event: {
      id: "c135d3ca-47e1-4ece-abf6-6ca175dd7b54",
      name: "Hartwell High Class of 1997",
      status: "published",
      timeZone: "Europe/Berlin",
      startDate: onDay("18:00"),
      endDate: onDay("23:59"),
      eventTypeId: "school-type-1",
    },
    entries: [
      entry("Dinner, first course", "Hall", "19:00", "19:40", {
        hostName: "Dana Whitlock",
        hostMemberId: "dana",
        startedAt: onDay("19:08"),
        longer: 8,
      }),
      entry("Speech of the class president", "Hall", "19:40", "20:00", {
        late: 8,
        hostName: "Dana Whitlock",
        hostMemberId: "dana",
        signedUp: 24,
      }),
      entry("Second course", "Hall", "20:00", "20:45", { late: 8 }),
      entry("Late ferry, 11 on board", "Landing", "19:05", "19:20", { hostName: "Kofi Mensah" }),
      entry("Lanterns along the pier", "Landing", "21:30", "22:00"),
      entry("Boat home, first trip", "Landing", "23:40", "23:59", { isFixed: true }),
      entry("Sound check of the band", "Stage", "19:00", "19:30", { hostName: "Jörg Müller" }),
      entry("Band, first set", "Stage", "20:45", "22:00", { late: 8, hostName: "Jörg Müller" }),
      entry("Slideshow, 60 photos", "Stage", "22:15", "22:45"),
      entry("Short rib rests", "Kitchen", "19:05", "19:40", { hostName: "Lakeside Catering" }),
      entry("17 children’s plates out", "Kitchen", "19:40", "19:55"),
    ],
    tasks: [
      {
        id: "t1",
        title: "Light the lamps on the slip",
        dueAt: onDay("20:30"),
        isDone: false,
        activityId: null,
        owners: [{ id: "me", name: "Maya Lindqvist" }],
      },
      {
        id: "t2",
        title: "Pin up the photographs",
        dueAt: onDay("18:15"),
        isDone: true,
        activityId: null,
        owners: [{ id: "kofi", name: "Kofi Mensah" }],
      },
    ],
    presses: [],
    arrived: 138,
    memberId: "me",
    mayPress: true,
    tellsGuests: true,
    serverTime: onDay("19:12"),
    ...values,
  };
}
