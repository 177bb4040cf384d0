import { mailMoment } from "@jubilee/core/base/moments.rules";
import { firstName } from "@jubilee/core/base/names.rules";
import { peopleWords } from "@jubilee/core/events/event-types.rules";
import { fewestAnonymousVotes } from "@jubilee/core/planning/polls.rules";
import type { PollNaming } from "@jubilee/core/planning/polls.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";
import { headerLine } from "../escape.ts";
import { mailLocale } from "../event-facts.ts";
import type { MailContent } from "../mails.types.ts";

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
  /** Asked once more. */
  again: boolean;
}

/** The way into a poll for one guest. */
export function pollInvitationMail(
  source: PollInvitationSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, title, note, naming, again } = source;
  const hosts = new Intl.ListFormat("en", { style: "long", type: "conjunction" }).format(
    event.hostNames,
  );
  const opening = hosts === "" ? "The hosts would like to know." : `${hosts} would like to know.`;
  return drawn(
    contentOf(source, setting, {
      subject: `${again ? "There is still time to vote" : "Your vote, please"}: ${title}`,
      headline: greeted(again ? "There is still time to vote" : "Your vote, please", source.name),
      paragraphs: [
        opening,
        ...(note === null ? [] : note.split(/\n{2,}/)),
        naming === "anonymous"
          ? `This vote is anonymous: nobody can tell who said what, and results are shown from ${fewestAnonymousVotes} votes on. It cannot be changed afterwards.`
          : "Those who see the results see your name beside your vote. You can change it until the poll closes.",
      ],
      action: "Vote",
      footer: `You receive this because the hosts have this address on their list of ${peopleWords(event.eventTypeId).many}. The link is yours alone, and needs no account.`,
    }),
    to,
    setting,
    [],
  );
}

/** The way back to one's vote. */
export function pollLinkMail(
  source: PollLinkSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  return drawn(
    contentOf(source, setting, {
      subject: `Your link: ${source.title}`,
      headline: "Here is your link",
      paragraphs: [
        "With this link you see your vote, and change it until the poll closes.",
        "If you did not vote, somebody gave your address by mistake.",
      ],
      action: "Open my vote",
      footer: "The link is yours alone: whoever has it can change your vote.",
    }),
    to,
    setting,
    [],
  );
}

interface Words {
  subject: string;
  headline: string;
  paragraphs: string[];
  action: string;
  footer: string;
}

function contentOf(
  { event, title, closesAt, locale, url }: Omit<PollLinkSource, "to" | "name">,
  { productName }: MailSetting,
  { subject, headline, paragraphs, action, footer }: Words,
): MailContent {
  return {
    subject: headerLine(subject),
    preview: paragraphs[0] ?? title,
    eyebrow: event.name,
    headline,
    paragraphs,
    facts: [
      { label: "Poll", value: title },
      ...(closesAt === null
        ? []
        : [
            {
              label: "Open until",
              value: mailMoment(closesAt, event.timeZone, mailLocale(locale)),
            },
          ]),
    ],
    tickets: [],
    amounts: [],
    action: { label: action, href: url },
    links: [],
    footer,
    locale: "en",
    productName,
  };
}

function greeted(words: string, name: string | null): string {
  const first = firstName(name);
  return first === "" ? words : `${words}, ${first}`;
}
