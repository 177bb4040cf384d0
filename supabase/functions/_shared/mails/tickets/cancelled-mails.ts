import type { OutgoingMail } from "../../deps.types.ts";
import { priceText } from "../../price-text.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { eventFacts } from "../event-facts.ts";
import { mailLanguage, mailLocale } from "../languages.ts";
import { wordsOf } from "../words/words.ts";
import { orderUrl, type OrderMailSource, type PassedTicketSource } from "./order-mails.ts";
import { ticketsWords } from "./words/words.ts";

/** Answer of `get_job_source` when a ticket that was passed on admits nobody any more. */
export interface CancelledTicketSource extends PassedTicketSource {
  /** Whom it came from has it again; otherwise it is void. */
  takenBack: boolean;
}

/**
 * Seats of an order that admit nobody any more, and what becomes of their money; or an order that
 * nobody has paid, and need not.
 */
export function orderCancelled(
  { order, amountMinor, ticketIds, locale, reason }: OrderMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, code } = order;
  const language = mailLanguage(locale);
  const words = ticketsWords[language];
  const { cancelled } = words;
  const gone = order.tickets.filter(({ id }) => ticketIds?.includes(id));
  const stays = order.tickets.some(({ status }) => status === "valid" || status === "checked_in");
  const what = stays ? "tickets" : "order";
  return drawn(
    {
      language,
      about: event,
      subject: wordsOf(language).subject(cancelled.subject[what], event.name),
      over: event.name,
      title: cancelled.title[what],
      sentence: order.tickets.length === 0 ? cancelled.unpaid(code) : cancelled.sentence,
      quote: reason ?? null,
      quoteBy: words.wrote,
      action: { label: words.seeOrder, href: orderUrl(order, setting) },
      asides: [
        ...(amountMinor
          ? [cancelled.back(priceText(amountMinor, order.currency, mailLocale(locale)))]
          : []),
        ...(stays ? [cancelled.others(code)] : []),
      ],
      facts: [
        ...gone.map(({ holderName, typeName, number }) => ({
          label: cancelled.label,
          value: holderName,
          note: `${typeName}, ${number}`,
        })),
        ...eventFacts(event, locale),
      ],
      why: words.why(order.buyerEmail ?? to, code),
    },
    to,
    setting,
  );
}

/** For whom a ticket was passed on to: it admits nobody any more. */
export function ticketCancelled(
  { order, from, takenBack, locale }: CancelledTicketSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event } = order;
  const language = mailLanguage(locale);
  const { voided, seeTicket } = ticketsWords[language];
  return drawn(
    {
      language,
      about: event,
      subject: voided.subject(event.name),
      over: event.name,
      title: takenBack ? voided.takenBack(from) : voided.cancelled,
      sentence: takenBack ? voided.whyBack(from) : voided.whyCancelled(from),
      action: {
        label: seeTicket,
        href: `${setting.siteUrl}/ticket/${encodeURIComponent(order.orderToken)}`,
      },
      facts: eventFacts(event, locale),
      why: voided.why,
    },
    to,
    setting,
  );
}
