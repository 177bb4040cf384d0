import { inOneLine } from "@jubilee/core/base/commas.rules";
import { describeMoment, describeSpan } from "@jubilee/core/base/moments.rules";
import type { ZonedSpan } from "@jubilee/core/base/time.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { mailLanguage, mailLocale } from "./languages.ts";
import type { MailFact, MailLink } from "./mails.types.ts";
import { wordsOf } from "./words/words.ts";

/** From when to when, with the zone of its clock below; whole days have none. */
export function spanFact(
  label: string,
  span: ZonedSpan,
  locale: string,
  writing = mailLocale(locale),
): MailFact {
  const { text, zone } = describeSpan(span, writing);
  return { label, value: text, ...(zone === null ? {} : { note: zone }) };
}

/** A moment that binds, with the zone of its clock below. */
export function momentFact(
  label: string,
  instant: string,
  timeZone: string,
  locale: string,
): MailFact {
  const { event, zone } = describeMoment(instant, timeZone, timeZone, mailLocale(locale));
  return { label, value: event, note: zone };
}

/** When and where, in the event's own zone and the reader's writing. */
export function eventFacts(
  event: PublicEvent,
  locale: string,
  writing = mailLocale(locale),
): MailFact[] {
  const { onlineUrl, locationName, address } = event;
  const words = wordsOf(mailLanguage(locale));
  const [place, ...further] = [locationName, address].filter(
    (part) => part !== null && part !== "",
  );
  const where = place ?? null;
  return [
    spanFact(words.when, event, locale, writing),
    ...(where === null
      ? []
      : [
          {
            label: words.where,
            value: where,
            ...(further.length > 0 ? { note: inOneLine(locale, ...further) } : {}),
          },
        ]),
    ...(onlineUrl === null ? [] : [{ label: words.online, value: onlineUrl, href: onlineUrl }]),
  ];
}

/** A link to the event's page, where it has one. */
export function pageLinks(pageUrl: string | null, locale: string): MailLink[] {
  const label = wordsOf(mailLanguage(locale)).eventPage;
  return pageUrl === null ? [] : [{ label, href: pageUrl }];
}
