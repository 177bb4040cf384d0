import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { CalendarSource } from "@jubilee/core/schedule/calendar.types";

/** Who reads the mails that are there to look at. */
export const sampleReader = "you@post.example";

/** The event of the mails' samples, a day some months ahead at 18:30 on the clock of New York, as the sample's mails tell it. */
export const sampleEvent: PublicEvent = {
  id: "sample",
  name: "Hartwell High Class of 1997: Thirty Years On",
  description: null,
  eventTypeId: "school-type-1",
  groupTerm: "Class Year",
  memberTerm: "Classmate",
  kind: "in_person",
  status: "published",
  startDate: "2027-06-12T22:30:00+00:00",
  endDate: "2027-06-13T03:30:00+00:00",
  startLocal: "2027-06-12T18:30",
  endLocal: "2027-06-12T23:30",
  timeZone: "America/New_York",
  locationName: "The Boathouse",
  address: "41 Boathouse Lane, Lake Merrow",
  onlineUrl: null,
  coverUrl: null,
  coverSeed: "sample",
  hostNames: ["Marisol Aguirre"],
  locale: "en-US",
  currency: "USD",
};

/** The same as a calendar knows it. */
export function sampleCalendar(siteUrl: string): CalendarSource {
  return {
    ...sampleEvent,
    status: "published",
    uid: "sample",
    sequence: 0,
    pageUrl: `${siteUrl}/reunion-demo`,
    updatedAt: "2027-01-01T00:00:00+00:00",
  };
}
