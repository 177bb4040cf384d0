import { permissionWords } from "@jubilee/core/account/role-words.rules";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import { choir } from "./anEvent.ts";

const { id, name, eventTypeId, kind, status, startDate, endDate, timeZone } = choir;

/** The figures of the tests' event: nobody asked yet, nothing sold. */
export const choirOverview: EventOverview = {
  event: {
    id,
    name,
    eventTypeId,
    kind,
    status,
    startDate,
    endDate,
    timeZone,
    locationName: choir.locationName,
    coverUrl: null,
    coverSeed: choir.coverSeed,
    currency: choir.currency,
    answers: { comingHeads: 0, yes: 0, maybe: 0, no: 0, waitlisted: 0, pending: 0 },
    guestCount: 0,
  },
  collectedMinor: 0,
  refundedMinor: 0,
  orderCount: 0,
  refundCount: 0,
  goalMinor: null,
  answersByDay: [],
  ticketSales: [],
  pageToken: null,
  asks: "answers",
  seenAs: "member",
  may: Object.keys(permissionWords),
  plan: "premium",
  householdCount: 0,
  groups: [],
  reminderDays: [],
  activity: [],
  move: null,
  programme: null,
  tasks: null,
  testMode: false,
};
