import { firstName } from "@jubilee/core/base/names.rules";
import { peopleWords } from "@jubilee/core/events/event-types.rules";
import { fewestAnonymousVotes } from "@jubilee/core/planning/polls.rules";
import type { PollNaming } from "@jubilee/core/planning/polls.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { answersWords } from "../answers/words/words.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { momentFact } from "../event-facts.ts";
import { listed, mailLanguage } from "../languages.ts";
import type { MailFact } from "../mails.types.ts";
import { oneClick } from "../unsubscribe-headers.ts";
import { wordsOf } from "../words/words.ts";
import { planningWords } from "./words/words.ts";

/** Answer of `get_job_source` for somebody who gave an address when they voted. */
export interface PollLinkSource {
  to: string | null;
  name: string | null;
  locale: string;
  event: PublicEvent;
  title: string;
  closesAt: string | null;
  url: string;
}

/** Answer of `get_job_source` for a guest who is asked. */
export interface PollInvitationSource extends PollLinkSource {
  /** The host's own words. */
  note: string | null;
  naming: PollNaming;
  /** What is asked, in its order. */
  questions: string[];
  /** Asked once more. */
  again: boolean;
  /** Where the guest takes themself off the host's mails. */
  unsubscribeUrl: string;
}

/** The way into a poll for one guest. */
export function pollInvitationMail(
  source: PollInvitationSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, title, note, naming, again, locale, name, url } = source;
  const language = mailLanguage(locale);
  const common = wordsOf(language);
  const words = planningWords[language];
  const hosts = listed(event.hostNames, language);
  const asks = again ? words.again : words.asked;
  const mail = drawn(
    {
      language,
      about: event,
      subject: common.subject(asks, title),
      over: event.name,
      title: common.greet(asks, firstName(name)),
      sentence: hosts === "" ? words.sentenceAlone : words.sentence(hosts),
      quote: note,
      action: { label: words.vote, href: url },
      asides: [naming === "anonymous" ? words.anonymous(fewestAnonymousVotes) : words.named],
      facts: [...pollFacts(source), ...questionFacts(source)],
      why: answersWords[language].invitation.why(peopleWords(event.eventTypeId).many),
      less: { label: common.noMoreMails, href: source.unsubscribeUrl },
    },
    to,
    setting,
  );
  return { ...mail, unsubscribe: oneClick(source.unsubscribeUrl) };
}

/** The way back to one's vote. */
export function pollLinkMail(
  source: PollLinkSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, title, locale, url } = source;
  const language = mailLanguage(locale);
  const { link } = planningWords[language];
  return drawn(
    {
      language,
      about: event,
      subject: wordsOf(language).subject(link.subject, title),
      over: event.name,
      title: link.title,
      sentence: link.sentence,
      action: { label: link.open, href: url },
      asides: [link.notYou],
      facts: pollFacts(source),
      why: link.why,
    },
    to,
    setting,
  );
}

function pollFacts({ title, closesAt, event, locale }: PollLinkSource): MailFact[] {
  const { poll, openUntil } = planningWords[mailLanguage(locale)];
  return [
    { label: poll, value: title },
    ...(closesAt ? [momentFact(openUntil, closesAt, event.timeZone, locale)] : []),
  ];
}

/** So many questions are told before the vote; of more there is one mark for the rest. */
const mostTold = 3;

/** What is asked, where the title does not say it. */
function questionFacts({ title, questions, locale }: PollInvitationSource): MailFact[] {
  const [only] = questions;
  if (only === undefined || (questions.length === 1 && only === title)) return [];
  const { question } = planningWords[mailLanguage(locale)];
  const told = [...questions.slice(0, mostTold), ...(questions.length > mostTold ? ["…"] : [])];
  return [{ label: question(questions.length), value: told.join(" · ") }];
}
