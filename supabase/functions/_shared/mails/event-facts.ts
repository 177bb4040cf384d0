import { calendarPlace } from "@jubilee/core/calendar/rules";
import type { PublicEvent } from "@jubilee/core/public-event/types";
import { formatSpan, zoneName } from "@jubilee/core/time/rules";
import type { MailFact } from "./mails.types.ts";

/** When and where, in the event's own zone. */
export function eventFacts(event: PublicEvent, locale: string): MailFact[] {
  const { startDate, endDate, timeZone, onlineUrl } = event;
  const span = formatSpan(startDate, endDate, timeZone, locale);
  const facts: MailFact[] = [
    { label: "When", value: `${span}\n${zoneName(startDate, timeZone, locale)}` },
  ];
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

/** The name to greet by: the first word of the whole one. */
export function firstName(name: string | null): string {
  return name?.trim().split(/\s+/)[0] ?? "";
}
