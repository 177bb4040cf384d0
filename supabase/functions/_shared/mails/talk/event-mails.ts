import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { calendarFileName } from "@jubilee/core/schedule/calendar.rules";
import { factChanges } from "@jubilee/core/talk/event-notices.rules";
import type { FactChange, NoticeKind, EventFacts } from "@jubilee/core/talk/event-notices.types";
import { calendarFile, calendarMethod } from "../../calendar/calendar-file.ts";
import type { OutgoingMail } from "../../deps.types.ts";
import { headerLine } from "../escape.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import { eventFacts, mailLocale } from "../event-facts.ts";
import type { MailContent, MailFact } from "../mails.types.ts";
import { toBase64 } from "../qr-code.ts";
import { drawn, type MailSetting, type EventMailSource, calendarLinksOf } from "../draw.ts";

/** Answer of `get_job_source` for the notice of a changed or cancelled event. */
export interface EventNoticeSource extends EventMailSource {
  kind: NoticeKind;
  /** What they were told before. */
  before: EventFacts;
  /** The planner's own words. */
  message: string | null;
  event: PublicEvent;
  /** The person's own link, absolute. */
  url: string;
  /** Further dates of a series that the same change concerns. */
  others?: Pick<EventNoticeSource, "kind" | "before" | "event" | "url" | "calendar">[];
}

/**
 * Tells one person that an event moved, is called off or takes place after all. The calendar file
 * has the same UID and a higher SEQUENCE, so the entry moves or goes away.
 */
export function eventNotice(
  source: EventNoticeSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, kind, message, calendar } = source;
  const locale = mailLocale(source.locale);
  const name = firstName(source.name);
  const words = wordsOf[kind];
  const dates = [source, ...(source.others ?? [])];
  const isSeries = dates.length > 1;
  const changes = kind === "cancelled" || isSeries ? [] : changesOf(source, locale);
  const content: MailContent = {
    subject: headerLine(`${words.subject}: ${event.name}`),
    preview: words.paragraph,
    eyebrow: event.name,
    headline: name === "" ? words.headline : `${words.headline}, ${name}`,
    paragraphs: [
      words.paragraph,
      ...(message === null ? [] : [message]),
      ...(isSeries ? [`It concerns ${dates.length} dates.`] : []),
      ...changes.map(({ what, before }) => `${beforeLabel[what]}: ${before === "" ? "–" : before}`),
    ],
    facts: isSeries ? dates.flatMap((date) => dateFacts(date, locale)) : eventFacts(event, locale),
    tickets: [],
    amounts: [],
    action: { label: "See the details", href: source.url },
    links: calendarLinksOf(calendar.pageUrl),
    footer:
      "You receive this because you were invited, answered or hold a ticket. The link above is yours alone.",
    locale: "en",
    productName: setting.productName,
  };
  const entries = dates.map((date) => date.calendar);
  const method = calendarMethod(entries);
  return drawn(content, to, setting, [
    {
      filename: calendarFileName(event.name),
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      contentBase64: toBase64(new TextEncoder().encode(calendarFile(...entries))),
    },
  ]);
}

const wordsOf: Record<NoticeKind, { subject: string; headline: string; paragraph: string }> = {
  changed: {
    subject: "Changed",
    headline: "Please note the change",
    paragraph:
      "Something about the event is different now. The new details are below; the attached calendar file moves your entry.",
  },
  cancelled: {
    subject: "Cancelled",
    headline: "It will not take place",
    paragraph:
      "The hosts have called the event off. The attached calendar file takes it out of your calendar.",
  },
  restored: {
    subject: "It takes place after all",
    headline: "It takes place after all",
    paragraph:
      "The event is on again. Your reply and your tickets stay as they were; the attached calendar file puts it back in your calendar.",
  },
};

const beforeLabel: Record<FactChange["what"], string> = {
  name: "It was called",
  when: "It was",
  where: "The place was",
  online: "The online address was",
};

type NoticeDate = Pick<EventNoticeSource, "kind" | "before" | "event" | "url">;

/** One of several dates: when and where it is now, and what was known of it. */
function dateFacts(date: NoticeDate, locale: string): MailFact[] {
  const { kind, event, url } = date;
  const [when] = eventFacts(event, locale);
  if (kind === "cancelled") return [{ label: "Cancelled", value: when?.value ?? "", href: url }];
  const changes = changesOf(date, locale);
  const where = changes.find(({ what }) => what === "where")?.after;
  const was = changes
    .filter(({ what }) => what !== "online")
    .map(({ what, before }) => `${beforeLabel[what]}: ${before === "" ? "–" : before}`);
  const lines = [when?.value, where, ...was].filter((line) => line !== undefined && line !== "");
  return [{ label: event.name, value: lines.join("\n"), href: url }];
}

/** What was known before, compared with what is true when the mail is written. */
function changesOf({ before, event }: NoticeDate, locale: string): FactChange[] {
  const { name, startLocal, endLocal, timeZone, locationName, address, onlineUrl } = event;
  const after = { name, startLocal, endLocal, timeZone, locationName, address, onlineUrl };
  return factChanges(before, { ...after, cancelled: false }, locale);
}
