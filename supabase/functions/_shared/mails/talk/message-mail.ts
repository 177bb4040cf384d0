import { firstName } from "@jubilee/core/base/names.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { mailLanguage } from "../languages.ts";
import type { MailSample } from "../sample.ts";
import { oneClick } from "../unsubscribe-headers.ts";
import { wordsOf } from "../words/words.ts";
import { talkWords } from "./words/words.ts";

/** Answer of `get_job_source` for a guest for whom messages wait. */
export interface MessageMailSource {
  to: string | null;
  name: string | null;
  locale: string;
  event: PublicEvent;
  /** The conversation, on the guest's own page. */
  url: string;
  /** All of their conversations, where mails are switched off, too. */
  allUrl: string;
  /** Who wrote last; null of somebody who is gone. */
  author: string | null;
  /** What the conversation is called; null between the guest and the hosts, or where it has no name. */
  talk: string | null;
  /** What they wrote last; null where it was a picture or a file alone. */
  text: string | null;
  /** How many wait. */
  count: number;
}

/** Somebody wrote, and the guest has not been there since. */
export function messageMail(
  source: MessageMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, author, talk, text, count, locale, name } = source;
  const language = mailLanguage(locale);
  const common = wordsOf(language);
  const words = talkWords[language].messages;
  const noMore = `${source.allUrl}?mails=stop`;
  const who = author ?? words.somebody;
  const among = talk === event.name ? words.toAll(who) : words.inTalk(who, talk ?? "");
  const title = talk === null ? words.toYou(who) : among;
  return {
    ...drawn(
      {
        language,
        about: event,
        subject: common.subject(title, event.name),
        over: event.name,
        title: talk === null ? common.greet(title, firstName(name)) : title,
        sentence: count > 1 ? words.waiting(count) : "",
        quote: text ?? words.file,
        action: { label: words.open, href: source.url },
        asides: [words.once],
        why: words.why,
        less: { label: words.less, href: noMore },
      },
      to,
      setting,
    ),
    unsubscribe: oneClick(noMore),
  };
}

/** What it is made from, to look at. */
export function sampleMessage(sample: MailSample, talk: string | null): MessageMailSource {
  const { to, name, locale, event, words, url } = sample;
  const allUrl = url.replace("/invitation/", "/my-messages/");
  return {
    to,
    name,
    locale,
    event,
    url: `${allUrl}?thread=sample`,
    allUrl,
    author: event.hostNames[0] ?? null,
    talk,
    text: words,
    count: talk === null ? 1 : 3,
  };
}
