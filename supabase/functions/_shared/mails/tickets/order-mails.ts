import { firstName } from "@jubilee/core/base/names.rules";
import { bankLines } from "@jubilee/core/money/bank-accounts.rules";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { priceText } from "../../price-text.ts";
import { calendarAttachment } from "../calendar-attachment.ts";
import { codePicture, contentIdOf } from "../code-picture.ts";
import { drawn, type MailSetting, type EventMailSource } from "../draw.ts";
import { eventFacts, momentFact, pageLinks } from "../event-facts.ts";
import { mailLanguage, mailLocale } from "../languages.ts";
import type { MailContent, MailFact } from "../mails.types.ts";
import { codesAtMost } from "../render-parts.ts";
import { wordsOf } from "../words/words.ts";
import type { TicketsWords } from "./words/words.types.ts";
import { ticketsWords } from "./words/words.ts";

/** What every mail with tickets is made from. */
interface TicketMailSource extends EventMailSource {
  order: OrderView;
}

/** Answer of `get_job_source` for mails about an order. */
export interface OrderMailSource extends TicketMailSource {
  /** What went back, or is on its way, for a refund or a cancellation. */
  amountMinor: number | null;
  /** The seats that are cancelled. */
  ticketIds?: string[] | null;
  /** The planner's own words for it. */
  reason?: string | null;
}

/** Answer of `get_job_source` for the mail to a ticket's new holder. */
export interface PassedTicketSource extends TicketMailSource {
  /** Who passed it on. */
  from: string | null;
}

/** The tickets: a QR code each, the order's sum, a calendar file. */
export async function orderConfirmation(
  source: TicketMailSource,
  to: string,
  setting: MailSetting,
  instead?: { title: string; href: string; why: string },
): Promise<OutgoingMail> {
  const { order, locale } = source;
  const { event } = order;
  const language = mailLanguage(locale);
  const words = ticketsWords[language];
  const valid = order.tickets.filter(({ status }) => status === "valid");
  const isOne = valid.length < 2;
  const codes = await Promise.all(
    valid.slice(0, codesAtMost).map((ticket) => codePicture(ticket.id, ticket.code)),
  );
  return drawn(
    {
      language,
      about: event,
      subject: words.bought.subject(isOne, event.name),
      over: event.name,
      title: instead?.title ?? wordsOf(language).greet(words.bought.title, firstName(source.name)),
      sentence: words.bought.sentence(isOne),
      action: { label: words.open(isOne), href: instead?.href ?? orderUrl(order, setting) },
      asides: [...messagesOf(order), ...testNote(order, locale)],
      codes: valid.map(({ id, number, typeName, holderName }) => ({
        name: holderName,
        detail: typeName,
        number,
        contentId: contentIdOf(id),
      })),
      facts: [
        ...eventFacts(event, locale),
        ...onlineFacts(order, words),
        { label: words.order, value: order.code },
      ],
      amounts: order.totalMinor === 0 ? [] : amountsOf(order, locale, words.paid),
      links: pageLinks(source.calendar.pageUrl, locale),
      why: instead?.why ?? words.why(order.buyerEmail ?? to, order.code),
    },
    to,
    setting,
    [...codes, calendarAttachment(event.name, [source.calendar])],
  );
}

/** How to pay an order that is paid outside the provider. */
export function orderPayLater(
  { order, locale }: OrderMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, code, holdExpiresAt, terms } = order;
  const language = mailLanguage(locale);
  const words = ticketsWords[language];
  const { payLater } = words;
  const sum = priceText(order.totalMinor, order.currency, mailLocale(locale));
  const until = holdExpiresAt
    ? [momentFact(payLater.heldUntil, holdExpiresAt, event.timeZone, locale)]
    : [];
  return drawn(
    {
      language,
      about: event,
      subject: payLater.subject(event.name, code),
      over: event.name,
      title: payLater.title,
      sentence: payLater.sentence(sum, code),
      quote: terms?.payLater?.instructions ?? null,
      quoteBy: words.wrote,
      action: { label: words.seeOrder, href: orderUrl(order, setting) },
      facts: [...accountFacts(order, words), ...until, ...eventFacts(event, locale)],
      amounts: amountsOf(order, locale, words.toPay),
      why: words.why(order.buyerEmail ?? to, code),
    },
    to,
    setting,
  );
}

/** Where the money goes, as a transfer form asks for it. */
function accountFacts({ code, terms }: OrderView, { payLater }: TicketsWords): MailFact[] {
  const account = terms?.payLater?.account;
  if (!account) return [];
  const lines = bankLines(account, { ...payLater.account, iban: "IBAN" });
  return [
    ...lines.map(({ label, value }) => ({ label, value })),
    { label: payLater.reference, value: code },
  ];
}

/** A ticket for somebody whom the buyer passed it on to. */
export async function ticketPassedOn(
  source: PassedTicketSource,
  to: string,
  setting: MailSetting,
): Promise<OutgoingMail> {
  const { order, from } = source;
  const { passedOn } = ticketsWords[mailLanguage(source.locale)];
  // What the buyer paid is theirs to tell.
  const gift = { ...order, lines: [], totalMinor: 0 };
  return orderConfirmation({ ...source, order: gift }, to, setting, {
    title: passedOn.title(from),
    href: `${setting.siteUrl}/ticket/${encodeURIComponent(order.orderToken)}`,
    why: passedOn.why(from),
  });
}

/** Money that went back. */
export function orderRefunded(
  source: OrderMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { order, locale } = source;
  const { event, code } = order;
  const language = mailLanguage(locale);
  const words = ticketsWords[language];
  const { refunded } = words;
  const amount = source.amountMinor ?? order.totalMinor;
  const back = priceText(amount, order.currency, mailLocale(locale));
  const whole = order.status === "refunded";
  return drawn(
    {
      language,
      about: event,
      subject: wordsOf(language).subject(refunded.subject(back), event.name),
      over: event.name,
      title: refunded.title(back),
      sentence: refunded.sentence,
      quote: source.reason ?? null,
      quoteBy: words.wrote,
      action: { label: words.seeOrder, href: orderUrl(order, setting) },
      asides: [whole ? refunded.whole(code) : restOf(order, words), ...testNote(order, locale)],
      facts: [{ label: words.order, value: code }],
      why: words.why(order.buyerEmail ?? to, code),
    },
    to,
    setting,
  );
}

function restOf({ code, tickets }: OrderView, { refunded }: TicketsWords): string {
  const valid = tickets.filter(
    ({ status }) => status === "valid" || status === "checked_in",
  ).length;
  const gone = tickets.some(({ status }) => status === "refunded" || status === "cancelled");
  if (!gone) return refunded.rest(code);
  return valid === 0 ? refunded.none(code) : refunded.some(valid, code);
}

/** What each kind of ticket has to say, once. */
function messagesOf({ tickets }: OrderView): string[] {
  return [...new Set(tickets.flatMap(({ message }) => (message ? [message] : [])))];
}

/** Online addresses of kinds of tickets that have their own. */
function onlineFacts({ tickets, event }: OrderView, { onlineFor }: TicketsWords): MailFact[] {
  const byType = new Map(
    tickets.flatMap(({ onlineUrl, typeName }) =>
      onlineUrl && onlineUrl !== event.onlineUrl ? [[typeName, onlineUrl] as const] : [],
    ),
  );
  return [...byType].map(([typeName, url]) => ({
    label: onlineFor(typeName),
    value: url,
    href: url,
  }));
}

function amountsOf(order: OrderView, locale: string, sum: string): MailContent["amounts"] {
  const text = (amountMinor: number) => priceText(amountMinor, order.currency, mailLocale(locale));
  return [
    ...order.lines.map(({ name, quantity, totalMinor }) => ({
      label: `${quantity} × ${name}`,
      value: text(totalMinor),
    })),
    { label: sum, value: text(order.totalMinor) },
  ];
}

function testNote({ testMode, totalMinor }: OrderView, locale: string): string[] {
  return testMode && totalMinor > 0 ? [wordsOf(mailLanguage(locale)).testPayment] : [];
}

/** The buyer's page of an order. */
export function orderUrl(order: OrderView, { siteUrl }: MailSetting): string {
  return `${siteUrl}/ticket-confirmation?jubilee_order=${encodeURIComponent(order.orderToken)}`;
}
