import { personalBody } from "@jubilee/core/announcements/announcements.rules";
import { knownOf, personalSubject } from "@jubilee/core/base/reader-fields.rules";
import { richTextOf } from "@jubilee/core/base/rich-text.rules";
import type { RichText } from "@jubilee/core/base/rich-text.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { mailLanguage } from "../languages.ts";
import type { MailSample } from "../sample.ts";
import { oneClick } from "../unsubscribe-headers.ts";
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
  body: RichText;
  /** The language it is written in. */
  language: string;
  /** What its fields say to this reader. */
  known: Record<string, string>;
  /** They have it already; it was corrected since. */
  isChanged: boolean;
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
  const { event, author, locale, url, replyTo, isChanged } = source;
  const language = mailLanguage(locale);
  const words = announcementWords[language];
  const { first_name: name = "" } = knownOf({ full_name: source.name ?? "", ...source.known });
  const subject = personalSubject(source.subject, name);
  const noMore = `${url}?mails=stop`;
  const mail = drawn(
    {
      language,
      about: event,
      subject: wordsOf(language).subject(
        isChanged ? words.corrected(subject) : subject,
        event.name,
      ),
      over: event.name,
      title: subject,
      titleLanguage: source.language,
      sentence: isChanged ? words.changed : author ? words.from(author) : words.fromHosts,
      letter: { text: personalBody(source.body, source.known), language: source.language },
      action: { label: words.open, href: url },
      asides: [replyTo ? words.answers(author ?? replyTo) : words.noAnswers],
      why: words.why,
      less: { label: wordsOf(language).noMoreMails, href: noMore },
    },
    to,
    setting,
  );
  return { ...mail, unsubscribe: oneClick(noMore), ...(replyTo && { replyTo }) };
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
    body: richTextOf(words),
    language: event.locale,
    known: { full_name: name ?? "", event: event.name },
    isChanged: false,
    author: event.hostNames[0] ?? null,
    replyTo: "host@post.example",
  };
}
