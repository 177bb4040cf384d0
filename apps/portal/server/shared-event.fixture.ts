import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";

export const siteUrl = "http://127.0.0.1:4400";
export const token = "abcdefghijklmnopqrstuvwx";

/** An event whose words try to be more than words. */
export const shared: SharedEvent = {
  event: {
    id: "c135d3ca-47e1-4ece-abf6-6ca175dd7b54",
    name: `Thirty Years On </script><b>"&`,
    description: "First.\n\nSecond <i>",
    eventTypeId: "school-type-1",
    groupTerm: "Class Year",
    memberTerm: "Classmate",
    kind: "in_person",
    status: "published",
    startDate: "2027-09-12T22:00:00+00:00",
    endDate: "2027-09-13T03:30:00+00:00",
    startLocal: "2027-09-12T18:00",
    endLocal: "2027-09-12T23:30",
    timeZone: "America/New_York",
    locationName: "The Mill River Boathouse",
    address: "41 Boathouse Lane",
    onlineUrl: null,
    coverUrl: null,
    coverSeed: "x",
    hostNames: ["Marisol Aguirre"],
    locale: "en",
    currency: "USD",
  },
  rsvp: {
    state: "open",
    deadline: null,
    capacity: null,
    placesLeft: null,
    comingCount: 141,
    maybeCount: 0,
    maxPartySize: 4,
    waitlistCount: 0,
  },
  tickets: [],
  serverTime: "2026-11-21T02:00:00Z",
  testMode: true,
  pageUrl: `${siteUrl}/event-info-view/${token}`,
};
