import { firstName } from "@jubilee/core/base/names.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { mailLanguage } from "../languages.ts";
import type { MailSample } from "../sample.ts";
import { wordsOf } from "../words/words.ts";
import { questionWords } from "./words/words.ts";

/** Answer of `get_job_source` for somebody whom the hosts answered. */
export interface QuestionAnsweredSource {
  to: string | null;
  name: string | null;
  locale: string;
  event: PublicEvent;
  question: string;
  answer: string;
  /** Who of the hosts; null where they are gone. */
  author: string | null;
  /** The asker's own page, or the event's; null where it has none any more. */
  url: string | null;
}

/** What the hosts answer to somebody who asked them. */
export function questionAnsweredMail(
  source: QuestionAnsweredSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, author, locale, name, url, question, answer } = source;
  const language = mailLanguage(locale);
  const common = wordsOf(language);
  const words = questionWords[language];
  const title = author ? words.by(author) : words.byHosts;
  return drawn(
    {
      language,
      about: event,
      subject: common.subject(words.subject, event.name),
      over: event.name,
      title: common.greet(title, firstName(name)),
      sentence: words.asked(question),
      quote: answer,
      action: url === null ? null : { label: words.open, href: url },
      why: words.why,
    },
    to,
    setting,
  );
}

/** What it is made from, to look at. */
export function sampleAnswer(sample: MailSample): QuestionAnsweredSource {
  const { to, name, locale, event, words, url } = sample;
  const author = event.hostNames[0] ?? null;
  return { to, name, locale, event, question: event.name, answer: words, author, url };
}
