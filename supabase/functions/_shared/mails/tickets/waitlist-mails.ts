import { firstName } from "@jubilee/core/base/names.rules";
import type { WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { priceText } from "../../price-text.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { eventFacts, momentFact } from "../event-facts.ts";
import { mailLanguage, mailLocale } from "../languages.ts";
import type { MailFact } from "../mails.types.ts";
import { wordsOf } from "../words/words.ts";
import type { TicketsWords } from "./words/words.types.ts";
import { ticketsWords } from "./words/words.ts";

/** Answer of `get_job_source` for mails about the waiting list. */
export interface WaitlistMailSource {
  to: string | null;
  name: string | null;
  locale: string;
  place: WaitlistPlace;
  /** The party's own link, absolute. */
  url: string;
}

export type WaitlistCause = "joined" | "offered" | "expired";

/** A place in line, an offer with its deadline, or an offer that ran out. */
export function waitlistMail(
  { place, url, locale, name }: WaitlistMailSource,
  to: string,
  setting: MailSetting,
  cause: WaitlistCause,
): OutgoingMail {
  const { event } = place;
  const language = mailLanguage(locale);
  const common = wordsOf(language);
  const { waiting } = ticketsWords[language];
  const told = toldOf[cause](place, waiting, locale);
  return drawn(
    {
      language,
      about: event,
      subject: common.subject(told.subject, event.name),
      over: event.name,
      title: common.greet(told.title, firstName(name)),
      sentence: told.sentence,
      action: { label: told.action, href: url },
      asides: told.asides,
      facts: [...told.facts, ...(cause === "expired" ? [] : eventFacts(event, locale))],
      why: waiting.why(to),
      less: cause === "expired" ? null : { label: waiting.leave, href: url },
    },
    to,
    setting,
  );
}

interface Told {
  subject: string;
  title: string;
  sentence: string;
  asides: string[];
  facts: MailFact[];
  action: string;
}

const toldOf: Record<
  WaitlistCause,
  (place: WaitlistPlace, words: TicketsWords["waiting"], locale: string) => Told
> = {
  joined: ({ ticketName, position, quantity, offerHours }, { joined }) => ({
    subject: joined.subject,
    title: joined.title,
    sentence: joined.sentence(ticketName, position, quantity),
    asides: [joined.rule(offerHours)],
    facts: [],
    action: joined.action,
  }),
  offered: ({ offer, offerHours, ticketName, event }, { offered }, locale) => {
    const quantity = offer?.lines[0]?.quantity ?? 1;
    const isOne = quantity === 1;
    const price =
      offer && offer.totalMinor > 0
        ? priceText(offer.totalMinor, offer.currency, mailLocale(locale))
        : offered.free;
    const until = offer?.holdExpiresAt
      ? momentFact(offered.takeUntil, offer.holdExpiresAt, event.timeZone, locale)
      : { label: offered.takeUntil, value: offered.within(offerHours) };
    return {
      subject: offered.subject(isOne),
      title: offered.title,
      sentence: offered.sentence(quantity, ticketName),
      asides: [offered.decline],
      facts: [until, { label: offered.price, value: price }],
      action: offered.action(isOne),
    };
  },
  expired: ({ ticketName, quantity }, { expired }) => ({
    subject: expired.subject,
    title: expired.title,
    sentence: expired.sentence(quantity === 1, ticketName),
    asides: [expired.again],
    facts: [],
    action: expired.action,
  }),
};
