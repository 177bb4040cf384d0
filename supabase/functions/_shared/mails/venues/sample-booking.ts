import type { MailSample } from "../sample.ts";
import type { BookingMailSource } from "./booking-mails.ts";

/** What mails about a booking are made from, to look at. */
export function sampleBooking(
  { to, name, locale, event, words }: MailSample,
  isPlanner: boolean,
): BookingMailSource {
  return {
    to,
    locale,
    venue: "The Boathouse",
    address: "41 Boathouse Lane, Lake Merrow",
    isPlanner,
    contactEmail: "hall@post.example",
    booking: {
      id: "sample",
      venueId: "sample",
      venueName: "The Boathouse",
      spaceId: "sample",
      spaceName: "Hall",
      timeZone: event.timeZone,
      startDate: "2027-06-12T22:30:00+00:00",
      endDate: "2027-06-13T03:30:00+00:00",
      startLocal: "2027-06-12T18:30",
      endLocal: "2027-06-12T23:30",
      status: "requested",
      title: event.name,
      note: words,
      partySize: 120,
      eventId: null,
      eventName: null,
      requesterName: name,
      requesterEmail: to,
      holdExpiresAt: null,
      seriesId: null,
      fromLink: true,
      decidedReason: words,
    },
  };
}
