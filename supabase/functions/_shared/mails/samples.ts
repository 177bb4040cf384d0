import type { OrderView, PublicEvent, RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import type { CalendarSource } from "@jubilee/core/schedule/calendar.types";
import type { NoticeKind } from "@jubilee/core/talk/event-notices.types";
import type {
  EventNoticeSource,
  OrderMailSource,
  RsvpMailSource,
  SupportMailSource,
} from "./sources.types.ts";

/** A day some months ahead at 18:30 on the clock of New York, as the sample's mails tell it. */
const event: PublicEvent = {
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

function calendarOf(siteUrl: string): CalendarSource {
  return {
    ...event,
    status: "published",
    uid: "sample",
    sequence: 0,
    pageUrl: `${siteUrl}/reunion-demo`,
    updatedAt: "2027-01-01T00:00:00+00:00",
  };
}

const order: OrderView = {
  orderToken: "sample",
  code: "7HK-204M",
  status: "completed",
  lines: [
    {
      ticketTypeId: "sample",
      name: "Saturday banquet",
      quantity: 2,
      unitMinor: 6500,
      totalMinor: 13_000,
    },
  ],
  totalMinor: 13_000,
  currency: "USD",
  holdExpiresAt: null,
  serverTime: "2027-01-01T00:00:00+00:00",
  buyerName: "Kwame Mensah",
  buyerEmail: "kwame@post.example",
  tickets: ["Kwame Mensah", "Adjoa Mensah"].map((holderName, index) => ({
    id: `sample-${index + 1}`,
    number: `7HK-204M-${index + 1}`,
    typeName: "Saturday banquet",
    holderName,
    code: `SAMPLE-${index + 1}`,
    status: "valid" as const,
  })),
  event,
  testMode: false,
};

/** What the tickets' and the refund's mail is made from, for the preview. */
export function sampleOrder(siteUrl: string, change: Partial<OrderView> = {}): OrderMailSource {
  return {
    to: order.buyerEmail,
    name: order.buyerName,
    locale: event.locale,
    calendar: calendarOf(siteUrl),
    order: { ...order, ...change },
    amountMinor: change.status === "partially_refunded" ? 6500 : null,
  };
}

/** What an answer's mail is made from, for the preview. */
export function sampleAnswer(siteUrl: string, change: Partial<RsvpReceipt>): RsvpMailSource {
  return {
    to: "sofia@post.example",
    name: "Sofia Brandt",
    locale: event.locale,
    calendar: calendarOf(siteUrl),
    event,
    receipt: {
      state: "yes",
      partySize: 2,
      note: null,
      name: "Sofia Brandt",
      waitlistPosition: null,
      personalToken: "sample",
      canEdit: true,
      ...change,
    },
    url: `${siteUrl}/reunion-demo`,
  };
}

/** What the notice of a change is made from, for the preview. */
export function sampleNotice(siteUrl: string, kind: NoticeKind): EventNoticeSource {
  const { name, timeZone, locationName, address, onlineUrl } = event;
  const status = kind === "cancelled" ? "cancelled" : "published";
  return {
    to: "sofia@post.example",
    name: "Sofia Brandt",
    locale: event.locale,
    calendar: { ...calendarOf(siteUrl), status, sequence: 1 },
    kind,
    before: {
      name,
      timeZone,
      locationName,
      address,
      onlineUrl,
      startLocal: "2027-06-05T18:30",
      endLocal: "2027-06-05T23:30",
      cancelled: false,
    },
    message:
      kind === "cancelled"
        ? "The boathouse had a fire. Nobody was hurt; tickets are paid back this week."
        : "The boathouse is being repaired until the ninth.",
    event: { ...event, status },
    url: `${siteUrl}/reunion-demo`,
  };
}

/** What a mail about a message to the operator is made from, for the preview. */
export function sampleRequest(message: string): SupportMailSource {
  return {
    to: "sofia@post.example",
    name: "Sofia Brandt",
    email: "sofia@post.example",
    reference: "S-7HK-204M",
    topic: "question",
    subject: "A guest list to print",
    page: "/manage-events",
    priority: false,
    hasAccount: true,
    message,
    requestId: "sample",
  };
}
