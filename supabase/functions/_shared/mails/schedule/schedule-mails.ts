import { inOneLine } from "@jubilee/core/base/commas.rules";
import { mailSpan } from "@jubilee/core/base/moments.rules";
import { firstName } from "@jubilee/core/base/names.rules";
import type { ScheduleChange } from "@jubilee/core/schedule/activities.types";
import type { ScheduleEntry } from "@jubilee/core/schedule/public-schedule.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { spanFact } from "../event-facts.ts";
import { listed, mailLanguage, mailLocale } from "../languages.ts";
import type { MailFact } from "../mails.types.ts";
import { wordsOf } from "../words/words.ts";
import type { ScheduleMoment } from "./words/words.types.ts";
import { scheduleWords } from "./words/words.ts";

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
  const { event, url, notes, locale, name } = source;
  const language = mailLanguage(locale);
  const common = wordsOf(language);
  const words = scheduleWords[language];
  const moment = momentOf(source, cause);
  const activity = source.activity?.title ?? event.name;
  return drawn(
    {
      language,
      about: event,
      subject: common.subject(words.subjects[moment](activity), event.name),
      over: event.name,
      title: common.greet(words.titles[moment], firstName(name)),
      sentence: words.sentences[moment](activity),
      quote: notes,
      action: { label: words.mine, href: url },
      facts: cause === "changed" ? changeFacts(source) : placeFacts(source),
      why: words.why(to),
    },
    to,
    setting,
  );
}

function momentOf({ status }: ScheduleMailSource, cause: ScheduleCause): ScheduleMoment {
  if (cause !== "signed_up") return cause;
  return status === "waiting" ? "waiting" : "in";
}

function placeFacts({ activity, event, people, locale }: ScheduleMailSource): MailFact[] {
  if (!activity) return [];
  const language = mailLanguage(locale);
  const common = wordsOf(language);
  const words = scheduleWords[language];
  const { startAt, endAt, room } = activity;
  const span = { startDate: startAt, endDate: endAt, timeZone: event.timeZone };
  return [
    spanFact(common.when, span, locale),
    ...(room === null ? [] : [{ label: common.where, value: room }]),
    ...(people !== null && people > 1
      ? [{ label: words.takesPart, value: words.people(people) }]
      : []),
  ];
}

/** A row for each activity that changed: what became of it, and what was known before. */
function changeFacts({ changes, event, locale }: ScheduleMailSource): MailFact[] {
  const language = mailLanguage(locale);
  const words = scheduleWords[language];
  const place = (side: ScheduleChange["after"]) =>
    side &&
    inOneLine(
      locale,
      mailSpan(
        { startDate: side.startAt, endDate: side.endAt, timeZone: event.timeZone },
        mailLocale(locale),
      ),
      side.room,
    );
  return changes.map(({ title, what, before, after }) => {
    const isOff = what.includes("cancelled") || what.includes("removed");
    const [was, is] = [place(before), place(after)];
    const lines = isOff ? [was] : [is, was && was !== is ? words.before(was) : null];
    return {
      label: listed(
        what.map((kind) => words.changes[kind]),
        language,
      ),
      value: title,
      note: lines.filter(Boolean).join("\n"),
    };
  });
}
