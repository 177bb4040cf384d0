import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { sampleCalendar, sampleEvent } from "../sample-event.ts";
import type { OrderMailSource } from "./order-mails.ts";

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
  event: sampleEvent,
  testMode: false,
};

/** What the tickets' and the refund's mail is made from, for the preview. */
export function sampleOrder(siteUrl: string, change: Partial<OrderView> = {}): OrderMailSource {
  return {
    to: order.buyerEmail,
    name: order.buyerName,
    locale: sampleEvent.locale,
    calendar: sampleCalendar(siteUrl),
    order: { ...order, ...change },
    amountMinor: change.status === "partially_refunded" ? 6500 : null,
  };
}
