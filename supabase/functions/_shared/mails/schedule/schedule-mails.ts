import type { ScheduleChange } from "@jubilee/core/schedule/activities.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { scheduleChangeWords } from "@jubilee/core/schedule/public-schedule.rules";
import type { ScheduleEntry } from "@jubilee/core/schedule/public-schedule.types";
import { mailSpan } from "@jubilee/core/base/moments.rules";
import type { OutgoingMail } from "../../deps.types.ts";
import { headerLine } from "../escape.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import { mailLocale } from "../event-facts.ts";
import type { MailContent, MailFact } from "../mails.types.ts";
import { drawn, type MailSetting } from "../draw.ts";

/** Answer of `get_job_source` for mails about the schedule. */
export interface ScheduleMailSource {
  to: string | null;
  name: string | null;
  locale: string;
  event: PublicEvent;
  /** One's own schedule, absolute. */
  url: string;
  /** What the team wrote about a version. */
  notes: string | null;
  /** The activity, for mails about a place. */
  activity: ScheduleEntry | null;
  status: "going" | "waiting" | null;
  /** How many places it is about: the guest and whom they bring. */
  people: number | null;
  /** What a version changed for this guest. */
  changes: ScheduleChange[];
}

export type ScheduleCause = "signed_up" | "promoted" | "changed";

/** A place in an activity, a place that came free, or what changed for somebody who signed up. */
export function scheduleMail(
  source: ScheduleMailSource,
  to: string,
  setting: MailSetting,
  cause: ScheduleCause,
): OutgoingMail {
  const { event, url, notes } = source;
  const locale = mailLocale(source.locale);
  const words = wordsFor(source, cause);
  const content: MailContent = {
    subject: headerLine(`${words.subject}: ${event.name}`),
    preview: words.paragraph,
    eyebrow: event.name,
    headline: words.headline,
    paragraphs: [words.paragraph, ...(notes === null ? [] : [notes])],
    facts: cause === "changed" ? changeFacts(source, locale) : placeFacts(source, locale),
    tickets: [],
    amounts: [],
    action: { label: "Your schedule", href: url },
    links: [],
    footer: `You receive this because ${to} signed up for an activity or hosts one. The link above is yours alone.`,
    locale: "en",
    productName: setting.productName,
  };
  return drawn(content, to, setting, []);
}

function wordsFor({ activity, status, name }: ScheduleMailSource, cause: ScheduleCause) {
  const title = activity?.title ?? "the schedule";
  const greeted = (words: string) => {
    const first = firstName(name);
    return first === "" ? words : `${words}, ${first}`;
  };
  if (cause === "changed") {
    return {
      subject: "The schedule has changed",
      headline: greeted("Something moved"),
      paragraph:
        "Something you signed up for or host has changed. Your places in what takes place are kept.",
    };
  }
  if (cause === "promoted") {
    return {
      subject: `You have a place in ${title}`,
      headline: greeted("A place came free"),
      paragraph: `You were on the waiting list for “${title}”, and now you are in. If you cannot come, give the place back so that the next in line can.`,
    };
  }
  return status === "waiting"
    ? {
        subject: `On the waiting list for ${title}`,
        headline: greeted("You’re in line"),
        paragraph: `Every place in “${title}” is taken. When one comes free it goes to the first in line, and we write to you.`,
      }
    : {
        subject: `You’re in: ${title}`,
        headline: greeted("You’re in"),
        paragraph: `Your place in “${title}” is kept. If you cannot come, give it back so that somebody else can.`,
      };
}

const spanOf = (
  { startAt, endAt }: { startAt: string; endAt: string },
  { timeZone }: ScheduleMailSource["event"],
  locale: string,
) => mailSpan({ startDate: startAt, endDate: endAt, timeZone }, locale);

function placeFacts({ activity, event, people }: ScheduleMailSource, locale: string): MailFact[] {
  if (!activity) return [];
  const facts = [
    {
      label: "When",
      value: spanOf(activity, event, locale),
    },
  ];
  if (activity.room !== null) facts.push({ label: "Where", value: activity.room });
  if (people !== null && people > 1) {
    facts.push({ label: "For", value: `${people} people: you and whom you bring` });
  }
  return facts;
}

function changeFacts({ changes, event }: ScheduleMailSource, locale: string): MailFact[] {
  return changes.map(({ title, what, before, after }) => {
    const place = (side: ScheduleChange["after"]) =>
      side && [spanOf(side, event, locale), side.room].filter(Boolean).join(", ");
    const isOff = what.includes("cancelled") || what.includes("removed");
    const told = what.map((kind) => scheduleChangeWords[kind]).join(", ");
    const earlier = place(before) === place(after) ? null : place(before);
    const lines = isOff
      ? [told, place(before)]
      : [told, place(after), earlier && `Before: ${earlier}`];
    return { label: title, value: lines.filter(Boolean).join("\n") };
  });
}
