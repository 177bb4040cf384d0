import { firstName } from "@jubilee/core/base/names.rules";
import { toInstant } from "@jubilee/core/base/time.rules";
import type { ZonedSpan } from "@jubilee/core/base/time.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { factChanges } from "@jubilee/core/talk/event-notices.rules";
import type { FactChange, NoticeKind, EventFacts } from "@jubilee/core/talk/event-notices.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { calendarAttachment } from "../calendar-attachment.ts";
import { drawn, type MailSetting, type EventMailSource } from "../draw.ts";
import { eventFacts, pageLinks, spanFact } from "../event-facts.ts";
import { mailLanguage, mailLocale } from "../languages.ts";
import type { MailFact } from "../mails.types.ts";
import { wordsOf } from "../words/words.ts";
import { talkWords } from "./words/words.ts";

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
  const { event, kind, message, calendar, locale, url } = source;
  const language = mailLanguage(locale);
  const common = wordsOf(language);
  const words = talkWords[language];
  const dates = [source, ...(source.others ?? [])];
  const isSeries = dates.length > 1;
  const entries = dates.map((date) => date.calendar);
  return drawn(
    {
      language,
      about: event,
      subject: common.subject(words.subjects[kind], event.name),
      over: event.name,
      title: common.greet(words.titles[kind], firstName(source.name)),
      sentence: words.sentences[kind],
      quote: message,
      action: { label: words.details, href: url },
      asides: isSeries ? [words.dates(dates.length)] : [],
      facts: isSeries
        ? dates.map((date) => dateFact(date, locale))
        : [...eventFacts(event, locale), ...beforeFacts(source)],
      links: pageLinks(calendar.pageUrl, locale),
      why: words.why,
    },
    to,
    setting,
    [calendarAttachment(event.name, entries)],
  );
}

type NoticeDate = Pick<EventNoticeSource, "kind" | "before" | "event" | "url">;

/** What was known before, of what is different now. */
function beforeFacts(source: EventNoticeSource): MailFact[] {
  const { before } = talkWords[mailLanguage(source.locale)];
  if (source.kind === "cancelled") return [];
  return changesOf(source, source.locale).map(({ what, before: was }) =>
    what === "when"
      ? spanFact(before.when, spanOf(source.before), source.locale)
      : { label: before[what], value: was === "" ? "–" : was },
  );
}

function spanOf({ startLocal, endLocal, timeZone }: EventFacts): ZonedSpan {
  return {
    startDate: toInstant(startLocal, timeZone).instant,
    endDate: toInstant(endLocal, timeZone).instant,
    timeZone,
  };
}

/** One of several dates: when and where it is now, and what was known of it. */
function dateFact(date: NoticeDate, locale: string): MailFact {
  const { kind, event, url } = date;
  const words = talkWords[mailLanguage(locale)];
  const { value, note: zone } = spanFact("", event, locale);
  const changes = kind === "cancelled" ? [] : changesOf(date, locale);
  const where = changes.find(({ what }) => what === "where")?.after;
  const was = changes
    .filter(({ what }) => what !== "online")
    .map(({ what, before }) => `${words.before[what]}: ${before === "" ? "–" : before}`);
  return {
    label: words.subjects[kind],
    value,
    note: [zone, where, ...was].filter(Boolean).join("\n"),
    href: url,
  };
}

/** What was known before, compared with what is true when the mail is written. */
function changesOf({ before, event }: NoticeDate, locale: string): FactChange[] {
  const { name, startLocal, endLocal, timeZone, locationName, address, onlineUrl } = event;
  const after = { name, startLocal, endLocal, timeZone, locationName, address, onlineUrl };
  return factChanges(before, { ...after, cancelled: false }, mailLocale(locale));
}
