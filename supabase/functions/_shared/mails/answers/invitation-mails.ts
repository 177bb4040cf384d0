import type { InvitationSource } from "@jubilee/core/answers/invitations.types";
import { firstName } from "@jubilee/core/base/names.rules";
import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting, type EventMailSource } from "../draw.ts";
import { eventFacts, momentFact, pageLinks } from "../event-facts.ts";
import { listed, mailLanguage } from "../languages.ts";
import { oneClick } from "../unsubscribe-headers.ts";
import { wordsOf } from "../words/words.ts";
import { answersWords } from "./words/words.ts";

/** Answer of `get_job_source` for invitations and reminders, and of `preview_invitation`. */
export interface InvitationMailSource extends EventMailSource, InvitationSource {
  event: PublicEvent;
}

/** Answer of `get_job_source` for a lost link. */
export interface RsvpLinkSource {
  to: string | null;
  name: string | null;
  locale: string;
  event: PublicEvent;
  /** Somebody asked for the link, or replied anew with the name of somebody who has replied. */
  cause: "asked" | "replied";
  /** One a household that uses the address. */
  links: { name: string; url: string }[];
}

/** An invitation with the party's own link, or a word to those who have not answered. */
export function invitationMail(
  source: InvitationMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, people, message, closes, locale, url } = source;
  const language = mailLanguage(locale);
  const common = wordsOf(language);
  const { invitation, reminder } = answersWords[language];
  const isByTicket = source.asks === "tickets";
  const by = closes ? [momentFact(common.answerBy, closes, event.timeZone, locale)] : [];
  const answer = people.length > 1 ? invitation.answerAll : invitation.answer;
  const mail = drawn(
    {
      language,
      about: event,
      ...headOf(source),
      quote: message,
      action: { label: isByTicket ? invitation.tickets : answer, href: url },
      asides: people.length > 1 ? [invitation.isFor(listed(people, language))] : [],
      facts: [...eventFacts(event, locale), ...(isByTicket ? [] : by)],
      links: pageLinks(source.calendar.pageUrl, locale),
      why: invitation.why(peopleWords(event.eventTypeId).many),
      less: { label: common.noMoreMails, href: source.unsubscribeUrl },
    },
    to,
    setting,
  );
  return { ...mail, unsubscribe: oneClick(source.unsubscribeUrl) };

  function headOf({ kind, asks, name }: InvitationMailSource) {
    const first = firstName(name);
    if (kind === "reminder") {
      return {
        subject: reminder.subject(event.name),
        over: event.name,
        title: reminder.title(first),
        sentence: asks === "tickets" ? reminder.byTicket : reminder.sentence,
      };
    }
    const { hostNames } = event;
    const hosts = listed(hostNames, language);
    return {
      subject: common.subject(invitation.subject, event.name),
      over: hosts === "" ? invitation.overAlone : invitation.over(hosts, hostNames.length),
      title: event.name,
      sentence: invitation.sentence(first),
    };
  }
}

/** The way back to an answer, for whoever asked with this address. */
export function rsvpLinkMail(
  { event, links, cause, locale }: RsvpLinkSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const [first, ...others] = links;
  const language = mailLanguage(locale);
  const { link } = answersWords[language];
  return drawn(
    {
      language,
      about: event,
      subject: wordsOf(language).subject(link.subject, event.name),
      over: event.name,
      title: link.title,
      sentence: cause === "replied" ? link.replied : link.asked,
      action: first
        ? { label: others.length > 0 ? link.openOf(first.name) : link.open, href: first.url }
        : null,
      asides: [link.notYou],
      facts: eventFacts(event, locale),
      links: others.map(({ name, url }) => ({ label: link.of(name), href: url })),
      why: link.why,
    },
    to,
    setting,
  );
}
