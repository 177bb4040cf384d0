import { calendarPlace } from "@jubilee/core/schedule/calendar.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { mailSpan } from "@jubilee/core/base/moments.rules";
import type { MailFact } from "./mails.types.ts";

/** When and where, in the event's own zone. */
export function eventFacts(event: PublicEvent, locale: string): MailFact[] {
  const { onlineUrl } = event;
  const facts: MailFact[] = [{ label: "When", value: mailSpan(event, locale) }];
  const place = calendarPlace({ ...event, onlineUrl: null });
  if (place !== "") facts.push({ label: "Where", value: place });
  if (onlineUrl !== null) facts.push({ label: "Online", value: onlineUrl, href: onlineUrl });
  return facts;
}

/**
 * The mails' words are English; dates follow the event's own kind of English, if it has one, and
 * else the one that the pages take for somebody whose device names none.
 */
export function mailLocale(locale: string): string {
  return /^en-/i.test(locale) ? locale : "en-GB";
}
