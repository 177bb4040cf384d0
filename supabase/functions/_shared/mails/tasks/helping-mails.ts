import { firstName } from "@jubilee/core/base/names.rules";
import { formatterOf } from "@jubilee/core/base/time.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { momentFact } from "../event-facts.ts";
import { listed, mailLanguage, mailLocale } from "../languages.ts";
import type { MailFact } from "../mails.types.ts";
import type { MailSample } from "../sample.ts";
import { oneClick } from "../unsubscribe-headers.ts";
import { wordsOf } from "../words/words.ts";
import { taskWords } from "./words/words.ts";

/** Answer of `get_job_source` for somebody who helps with an event by a link. */
export interface TaskHelperSource {
  to: string | null;
  name: string | null;
  locale: string;
  event: PublicEvent;
  /** Their own page. */
  url: string;
  /** What is theirs to do; the one that is due. */
  tasks: {
    title: string;
    dueAt: string | null;
    dueLocal: string | null;
    hasClock: boolean;
    timeZone: string;
  }[];
  isLate: boolean;
  /** What is new about the task; null in the mails that tell of none. */
  news: "said" | "moved" | null;
}

/** So many tasks are named in a mail; all of them stand on the page. */
const mostNamed = 5;

/** The link of a helper, with what is theirs to do. */
export function helperLinkMail(
  source: TaskHelperSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, locale, name, url, tasks } = source;
  const language = mailLanguage(locale);
  const words = taskWords[language];
  const hosts = listed(event.hostNames, language);
  return drawn(
    {
      language,
      about: event,
      subject: wordsOf(language).subject(words.subject, event.name),
      over: event.name,
      title: wordsOf(language).greet(words.title, firstName(name)),
      sentence: hosts === "" ? words.sentenceAlone : words.sentence(hosts),
      action: { label: words.open, href: url },
      facts: tasks.slice(0, mostNamed).map((task) => taskFact(task, locale)),
      asides: [words.yours],
      why: words.why,
    },
    to,
    setting,
  );
}

/** A task of a helper that is due, or late. */
export function helperDueMail(
  source: TaskHelperSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const words = taskWords[mailLanguage(source.locale)];
  return aboutTask(
    source,
    { said: source.isLate ? words.late : words.due, does: words.tick },
    to,
    setting,
  );
}

/** Somebody has said something about a task of a helper, or it is due at another time. */
export function helperNewsMail(
  source: TaskHelperSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const words = taskWords[mailLanguage(source.locale)];
  const told =
    source.news === "said"
      ? { said: words.said, does: words.answer }
      : { said: words.moved, does: words.tick };
  return aboutTask(source, told, to, setting);
}

function aboutTask(
  { event, locale, name, url, tasks }: TaskHelperSource,
  { said, does }: { said: string; does: string },
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const language = mailLanguage(locale);
  const words = taskWords[language];
  const mail = drawn(
    {
      language,
      about: event,
      subject: wordsOf(language).subject(said, tasks[0]?.title ?? event.name),
      over: event.name,
      title: wordsOf(language).greet(said, firstName(name)),
      sentence: does,
      action: { label: words.open, href: url },
      facts: tasks.map((task) => taskFact(task, locale)),
      asides: [words.noMore],
      why: words.why,
    },
    to,
    setting,
  );
  return { ...mail, unsubscribe: oneClick(url) };
}

/** A task with its day, or its moment and the zone of its clock. */
function taskFact(task: TaskHelperSource["tasks"][number], locale: string): MailFact {
  const { title, dueAt, dueLocal, hasClock, timeZone } = task;
  const { someDay } = taskWords[mailLanguage(locale)];
  if (dueAt === null || dueLocal === null) return { label: title, value: someDay };
  if (hasClock) return momentFact(title, dueAt, timeZone, locale);
  const day = formatterOf(mailLocale(locale), { dateStyle: "full", timeZone: "UTC" });
  return { label: title, value: day.format(Date.parse(`${dueLocal.slice(0, 10)}T00:00Z`)) };
}

/** What the mails to a helper are made from, to look at. */
export function sampleHelper({ to, name, locale, event, words, url }: MailSample) {
  const [first = "", second = first] = words.split(/(?<=[.。！!])\s*/u);
  const timeZone = event.timeZone;
  return {
    to,
    name,
    locale,
    event,
    url: url.replace("/invitation/", "/helping/"),
    tasks: [
      {
        title: first.slice(0, 200),
        dueAt: "2027-06-10T16:00:00+00:00",
        dueLocal: "2027-06-10T12:00",
        hasClock: true,
        timeZone,
      },
      {
        title: second.slice(0, 200),
        dueAt: "2027-06-12T04:00:00+00:00",
        dueLocal: "2027-06-11T00:00",
        hasClock: false,
        timeZone,
      },
    ],
    isLate: false,
    news: null,
  } satisfies TaskHelperSource;
}
