import { bankLines } from "@jubilee/core/money/bank-accounts.rules";
import { calendarFileName } from "@jubilee/core/schedule/calendar.rules";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import { calendarFile } from "../../calendar/calendar-file.ts";
import type { MailAttachment, OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting, type EventMailSource, calendarLinksOf } from "../draw.ts";
import { priceText } from "../../price-text.ts";
import { headerLine } from "../escape.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import { eventFacts, mailLocale } from "../event-facts.ts";
import type { MailContent, MailFact } from "../mails.types.ts";
import { toBase64 } from "../qr-code.ts";
import { codePicture, contentIdOf } from "../code-picture.ts";

/** Answer of `get_job_source` for mails about an order. */
export interface OrderMailSource extends EventMailSource {
  order: OrderView;
  /** What went back, or is on its way, for a refund or a cancellation. */
  amountMinor: number | null;
  /** The seats that are cancelled. */
  ticketIds?: string[] | null;
  /** The planner's own words for it. */
  reason?: string | null;
}

/** Answer of `get_job_source` for the mail to a ticket's new holder. */
export interface PassedTicketSource extends OrderMailSource {
  /** Who passed it on. */
  from: string | null;
}

/** The tickets: a QR code each, the order's sum, a calendar file. */
export async function orderConfirmation(
  source: OrderMailSource,
  to: string,
  setting: MailSetting,
  instead?: { headline: string; href: string; footer: string },
): Promise<OutgoingMail> {
  const { order } = source;
  const { event } = order;
  const locale = mailLocale(source.locale);
  const greeting = firstName(source.name);
  const valid = order.tickets.filter(({ status }) => status === "valid");
  const codes = await Promise.all(valid.map((ticket) => codePicture(ticket.id, ticket.code)));
  const many = valid.length > 1;
  const content: MailContent = {
    subject: headerLine(`Your ${many ? "tickets" : "ticket"} for ${event.name}`),
    preview: `Order ${order.code}. ${many ? `${valid.length} tickets` : "One ticket"}, with the ${many ? "codes" : "code"} for the entrance.`,
    eyebrow: event.name,
    headline: instead?.headline ?? (greeting === "" ? "You’re going" : `You’re going, ${greeting}`),
    paragraphs: [
      `Order ${order.code}. Show ${many ? "a code for each person" : "this code"} at the entrance, on a phone or on paper.`,
      ...messagesOf(order),
      ...testNote(order),
    ],
    facts: eventFacts(event, locale),
    tickets: valid.map(({ id, number, typeName, holderName }) => ({
      number,
      typeName,
      holderName,
      contentId: contentIdOf(id),
    })),
    amounts: order.totalMinor === 0 ? [] : amountsOf(order, locale),
    action: {
      label: many ? "Open your tickets" : "Open your ticket",
      href: instead?.href ?? orderUrl(order, setting),
    },
    links: calendarLinksOf(source.calendar.pageUrl),
    footer:
      instead?.footer ??
      `You receive this because ${order.buyerEmail ?? to} was given for order ${order.code}.`,
    locale: "en",
    productName: setting.productName,
  };
  const calendar: MailAttachment = {
    filename: calendarFileName(event.name),
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    contentBase64: toBase64(new TextEncoder().encode(calendarFile(source.calendar))),
  };
  return drawn(content, to, setting, [...codes, calendar]);
}

/** How to pay an order that is paid outside the provider. */
export function orderPayLater(
  source: OrderMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { order } = source;
  const locale = mailLocale(source.locale);
  const { event, holdExpiresAt, terms } = order;
  const sum = priceText(order.totalMinor, order.currency, locale);
  const content: MailContent = {
    subject: headerLine(`How to pay for ${event.name}: order ${order.code}`),
    preview: `${sum} for order ${order.code}. Your tickets come as soon as the organiser has the money.`,
    eyebrow: event.name,
    headline: "Your tickets are held for you",
    paragraphs: [
      `Pay ${sum} and name order ${order.code}, so that the organiser knows what the money is for.`,
      ...(terms?.payLater?.instructions ? [terms.payLater.instructions] : []),
      ...(holdExpiresAt
        ? [`They are held until ${mailMoment(holdExpiresAt, event.timeZone, locale)}.`]
        : []),
    ],
    facts: [...accountFacts(order), ...eventFacts(event, locale)],
    tickets: [],
    amounts: amountsOf(order, locale, "To pay, fees and taxes included"),
    action: { label: "See the order", href: orderUrl(order, setting) },
    links: [],
    footer: `You receive this because ${order.buyerEmail ?? to} was given for order ${order.code}.`,
    locale: "en",
    productName: setting.productName,
  };
  return drawn(content, to, setting, []);
}

/** Where the money goes, as a transfer form asks for it. */
function accountFacts({ code, terms }: OrderView): MailFact[] {
  const account = terms?.payLater?.account;
  return account ? [...bankLines(account), { label: "Reference", value: code }] : [];
}

/** A ticket for somebody whom the buyer passed it on to. */
export async function ticketPassedOn(
  source: PassedTicketSource,
  to: string,
  setting: MailSetting,
): Promise<OutgoingMail> {
  const { order, from } = source;
  const mail = await orderConfirmation({ ...source, order: { ...order, lines: [] } }, to, setting, {
    headline: from === null ? "A ticket for you" : `${from} passed a ticket on to you`,
    href: `${setting.siteUrl}/ticket/${encodeURIComponent(order.orderToken)}`,
    footer: `You receive this because a ticket was passed on to you. Accept it on its page: until then ${from ?? "whoever passed it on"} can take it back.`,
  });
  return mail;
}

/** Money that went back. */
export function orderRefunded(
  source: OrderMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { order } = source;
  const locale = mailLocale(source.locale);
  const back = priceText(source.amountMinor ?? order.totalMinor, order.currency, locale);
  const whole = order.status === "refunded";
  const content: MailContent = {
    subject: headerLine(`${back} refunded: ${order.event.name}`),
    preview: `Order ${order.code}: ${back} is on its way back to you.`,
    eyebrow: order.event.name,
    headline: `${back} is on its way back`,
    paragraphs: [
      ...reasonOf(source),
      `It goes back the way you paid, usually within five to ten days.`,
      whole
        ? `Order ${order.code} is refunded as a whole, so its tickets no longer admit anyone.`
        : restOf(order),
      ...testNote(order),
    ],
    facts: [],
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

/** The planner's own words, where there are any. */
export function reasonOf({ reason }: OrderMailSource): string[] {
  return reason ? [`The organiser wrote: ${reason}`] : [];
}

function restOf({ code, tickets }: OrderView): string {
  const valid = tickets.filter(
    ({ status }) => status === "valid" || status === "checked_in",
  ).length;
  const gone = tickets.some(({ status }) => status === "refunded" || status === "cancelled");
  if (!gone) return `The rest of order ${code} stays as it is, and so do its tickets.`;
  if (valid === 0) return `The tickets of order ${code} no longer admit anyone.`;
  return `${valid === 1 ? "One ticket" : `${valid} tickets`} of order ${code} ${valid === 1 ? "stays" : "stay"} valid; the refunded ones no longer admit anyone.`;
}

/** What each kind of ticket has to say, once; online addresses where tickets have several. */
function messagesOf({ tickets, event }: OrderView): string[] {
  const messages = tickets.flatMap(({ message }) => (message ? [message] : []));
  const online = tickets.flatMap(({ onlineUrl, typeName }) =>
    onlineUrl && onlineUrl !== event.onlineUrl ? [`${typeName}, online: ${onlineUrl}`] : [],
  );
  return [...new Set([...messages, ...online])];
}

function amountsOf(
  order: OrderView,
  locale: string,
  sum = "Paid, fees and taxes included",
): MailContent["amounts"] {
  const text = (amountMinor: number) => priceText(amountMinor, order.currency, locale);
  return [
    ...order.lines.map(({ name, quantity, totalMinor }) => ({
      label: `${quantity} × ${name}`,
      value: text(totalMinor),
    })),
    { label: sum, value: text(order.totalMinor) },
  ];
}

function testNote({ testMode, totalMinor }: OrderView): string[] {
  return testMode && totalMinor > 0 ? ["This was a test payment: no money moved."] : [];
}

/** The buyer's page of an order. */
export function orderUrl(order: OrderView, { siteUrl }: MailSetting): string {
  return `${siteUrl}/ticket-confirmation?jubilee_order=${encodeURIComponent(order.orderToken)}`;
}
