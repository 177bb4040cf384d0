import { personalText } from "@jubilee/core/announcements/announcements.rules";
import { firstName } from "@jubilee/core/base/names.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { mailLanguage } from "../languages.ts";
import type { MailSample } from "../sample.ts";
import { wordsOf } from "../words/words.ts";
import { announcementWords } from "./words/words.ts";

/** Answer of `get_job_source` for somebody an announcement goes to. */
export interface AnnouncementSource {
  to: string | null;
  name: string | null;
  locale: string;
  event: PublicEvent;
  /** The person's own page. */
  url: string;
  subject: string;
  body: string;
  author: string | null;
  /** Where answers go; null where none are wanted. */
  replyTo: string | null;
}

/** What the hosts announce, to one person. */
export function announcementMail(
  source: AnnouncementSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, author, locale, url, replyTo } = source;
  const language = mailLanguage(locale);
  const words = announcementWords[language];
  const name = firstName(source.name);
  const subject = personalText(source.subject, name);
  const mail = drawn(
    {
      language,
      about: event,
      subject: wordsOf(language).subject(subject, event.name),
      over: event.name,
      title: subject,
      sentence: author ? words.from(author) : words.fromHosts,
      quote: personalText(source.body, name),
      action: { label: words.open, href: url },
      asides: [replyTo ? words.answers(author ?? replyTo) : words.noAnswers],
      why: words.why,
      less: { label: wordsOf(language).noMoreMails, href: `${url}?mails=stop` },
    },
    to,
    setting,
  );
  return { ...mail, unsubscribe: `${url}/mails`, ...(replyTo && { replyTo }) };
}

/** What it is made from, to look at. */
export function sampleAnnouncement(sample: MailSample): AnnouncementSource {
  const { to, name, locale, event, words, url } = sample;
  return {
    to,
    name,
    locale,
    event,
    url,
    subject: event.name,
    body: words,
    author: event.hostNames[0] ?? null,
    replyTo: "host@post.example",
  };
}
