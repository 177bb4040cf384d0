import { firstName } from "@jubilee/core/base/names.rules";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { mailLanguage } from "../languages.ts";
import { wordsOf } from "../words/words.ts";
import { peopleWords } from "./words/words.ts";

/** Answer of `get_job_source` for the link of somebody's own profile. */
export interface ProfileLinkSource {
  to: string | null;
  name: string | null;
  locale: string;
  host: string;
  url: string;
}

/** The link of somebody's own profile: what others see of them, and what is held about them. */
export function profileLinkMail(
  { name, locale, host, url }: ProfileLinkSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const language = mailLanguage(locale);
  const words = peopleWords[language];
  return drawn(
    {
      language,
      about: null,
      subject: words.subject(host),
      over: host,
      title: wordsOf(language).greet(words.title, firstName(name)),
      sentence: words.sentence,
      action: { label: words.open, href: url },
      asides: [words.held, words.notYou],
      why: words.why,
    },
    to,
    setting,
  );
}
