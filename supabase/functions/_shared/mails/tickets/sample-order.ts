import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import type { MailSample } from "../sample.ts";
import type { OrderMailSource } from "./order-mails.ts";
import type { WaitlistCause, WaitlistMailSource } from "./waitlist-mails.ts";

const ticketName = "Saturday banquet";

function orderOf({ event, name, others, to }: MailSample): OrderView {
  const holders = [name, ...others].filter((holder) => holder !== "");
  const quantity = holders.length;
  const line = { ticketTypeId: "sample", name: ticketName, unitMinor: 6500 };
  return {
    orderToken: "sample",
    code: "7HK-204M",
    status: "completed",
    lines: [{ ...line, quantity, totalMinor: quantity * 6500 }],
    totalMinor: quantity * 6500,
    currency: "USD",
    holdExpiresAt: null,
    serverTime: "2027-01-01T00:00:00+00:00",
    buyerName: name,
    buyerEmail: to,
    tickets: holders.map((holderName, index) => ({
      id: `sample-${index + 1}`,
      number: `7HK-204M-${index + 1}`,
      typeName: ticketName,
      holderName,
      code: `SAMPLE-${index + 1}`,
      status: "valid" as const,
    })),
    event,
    testMode: false,
  };
}

/** What mails about an order are made from, to look at. */
export function sampleOrder(sample: MailSample, change: Partial<OrderView> = {}): OrderMailSource {
  const { to, name, locale, calendar } = sample;
  return {
    to,
    name,
    locale,
    calendar,
    order: { ...orderOf(sample), ...change },
    amountMinor: change.status === "partially_refunded" ? 6500 : null,
  };
}

/** An order that is paid to an account. */
export function sampleUnpaidOrder(sample: MailSample): OrderMailSource {
  return sampleOrder(sample, {
    status: "awaiting_offline",
    holdExpiresAt: "2027-05-20T22:30:00+00:00",
    terms: {
      rename: false,
      transfer: false,
      cancel: null,
      bills: [],
      payLater: {
        instructions: sample.words,
        days: 7,
        account: { holder: "Reunion Fund", iban: "DE89370400440532013000" },
      },
    },
  });
}

/** An order one ticket of which is cancelled. */
export function samplePartlyCancelled(sample: MailSample): OrderMailSource {
  const [first, ...others] = orderOf(sample).tickets;
  const tickets = first ? [{ ...first, status: "cancelled" as const }, ...others] : [];
  return {
    ...sampleOrder(sample, { tickets }),
    ticketIds: first ? [first.id] : [],
    amountMinor: 6500,
    reason: sample.words,
  };
}

/** An order of one ticket that somebody passed on. */
export function samplePassedOn(sample: MailSample): OrderMailSource & { from: string } {
  const tickets = orderOf(sample).tickets.slice(0, 1);
  return { ...sampleOrder(sample, { tickets }), from: sample.others[0] ?? "" };
}

export function sampleWait(sample: MailSample, cause: WaitlistCause): WaitlistMailSource {
  const { to, name, locale, event, url } = sample;
  const until = "2027-06-01T22:30:00+00:00";
  return {
    to,
    name,
    locale,
    place: {
      state: cause === "offered" ? "offered" : cause === "joined" ? "waiting" : "expired",
      name,
      quantity: 2,
      splitOk: false,
      ticketName,
      joinedAt: "2027-05-01T10:00:00+00:00",
      serverTime: "2027-05-01T10:00:00+00:00",
      position: cause === "joined" ? 4 : null,
      offerHours: 24,
      offer: cause === "offered" ? { ...orderOf(sample), holdExpiresAt: until } : null,
      orderToken: null,
      event,
      pageUrl: url,
    },
    url: url.replace("/invitation/", "/waiting-list/"),
  };
}
