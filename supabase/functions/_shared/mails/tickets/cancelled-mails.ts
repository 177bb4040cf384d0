import type { OutgoingMail } from "../../deps.types.ts";
import { priceText } from "../../price-text.ts";
import { headerLine } from "../escape.ts";
import { eventFacts, mailLocale } from "../event-facts.ts";
import type { MailContent } from "../mails.types.ts";
import {
  orderUrl,
  reasonOf,
  type OrderMailSource,
  type PassedTicketSource,
} from "./order-mails.ts";
import { drawn, type MailSetting } from "../draw.ts";

/** Answer of `get_job_source` when a ticket that was passed on admits nobody any more. */
export interface CancelledTicketSource extends PassedTicketSource {
  /** Whom it came from has it again; otherwise it is void. */
  takenBack: boolean;
}

/** Seats of an order that admit nobody any more, and what becomes of their money. */
export function orderCancelled(
  source: OrderMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { order, amountMinor, ticketIds } = source;
  const locale = mailLocale(source.locale);
  const gone = order.tickets.filter(({ id }) => ticketIds?.includes(id));
  const stays = order.tickets.some(({ status }) => status === "valid" || status === "checked_in");
  const what = stays
    ? `${gone.length === 1 ? "One ticket" : `${gone.length} tickets`} of order ${order.code}`
    : `Order ${order.code}`;
  const content: MailContent = {
    subject: headerLine(`${stays ? "Tickets" : "Order"} cancelled: ${order.event.name}`),
    preview: `${what} ${stays && gone.length > 1 ? "are" : "is"} cancelled.`,
    eyebrow: order.event.name,
    headline: stays ? "Tickets of yours are cancelled" : "Your order is cancelled",
    paragraphs: [
      ...reasonOf(source),
      ...gone.map(
        ({ holderName, typeName, number }) =>
          `${holderName}, ${typeName} (${number}): no longer admits anyone.`,
      ),
      ...(amountMinor
        ? [
            `${priceText(amountMinor, order.currency, locale)} is on its way back to you, the way you paid.`,
          ]
        : []),
      ...(stays ? [`The other tickets of order ${order.code} stay valid.`] : []),
    ],
    facts: eventFacts(order.event, locale),
    tickets: [],
    amounts: [],
    action: { label: "See the order", href: orderUrl(order, setting) },
    links: [],
    footer: `You receive this because ${order.buyerEmail ?? to} was given for order ${order.code}.`,
    locale: "en",
    productName: setting.productName,
  };
  return drawn(content, to, setting, []);
}

/** For whom a ticket was passed on to: it admits nobody any more. */
export function ticketCancelled(
  source: CancelledTicketSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { order, from, takenBack } = source;
  const who = from ?? "Whoever passed it on";
  const content: MailContent = {
    subject: headerLine(`Your ticket for ${order.event.name} is not valid any more`),
    preview: takenBack ? `${who} took it back.` : "It was cancelled.",
    eyebrow: order.event.name,
    headline: takenBack ? `${who} took the ticket back` : "Your ticket was cancelled",
    paragraphs: [
      takenBack
        ? `${who} had passed a ticket on to you and took it back before it was accepted. Its code admits nobody any more.`
        : `The ticket that ${from ?? "somebody"} passed on to you was cancelled with its order. Its code admits nobody any more.`,
    ],
    facts: eventFacts(order.event, mailLocale(source.locale)),
    tickets: [],
    amounts: [],
    action: {
      label: "See the ticket",
      href: `${setting.siteUrl}/ticket/${encodeURIComponent(order.orderToken)}`,
    },
    links: [],
    footer: "You receive this because a ticket was passed on to you.",
    locale: "en",
    productName: setting.productName,
  };
  return drawn(content, to, setting, []);
}
