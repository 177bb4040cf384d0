import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { peopleWords } from "@jubilee/core/events/event-types.rules";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import type { OutgoingMail } from "../../deps.types.ts";
import { headerLine } from "../escape.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import { eventFacts, mailLocale } from "../event-facts.ts";
import type { MailContent } from "../mails.types.ts";
import { calendarLinksOf, drawn, type MailSetting, type EventMailSource } from "../draw.ts";

/** Answer of `get_job_source` for invitations and reminders. */
export interface InvitationMailSource extends EventMailSource {
  kind: "invitation" | "reminder";
  event: PublicEvent;
  /** Everybody who is invited by it. */
  people: string[];
  /** The host's own words. */
  message: string | null;
  /** What the event asks of its guests. */
  asks: "answers" | "tickets" | "both" | "nothing";
  closes: string | null;
  url: string;
  unsubscribeUrl: string;
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
  const { event, kind, people, message, closes, asks } = source;
  const name = firstName(source.name);
  const comma = name === "" ? "" : `, ${name}`;
  const hosts = listed(event.hostNames);
  const by = closes
    ? ` Please answer by ${mailMoment(closes, event.timeZone, mailLocale(source.locale))}.`
    : "";
  const isReminder = kind === "reminder";
  const isByTicket = asks === "tickets";
  const opening = isReminder
    ? isByTicket
      ? "We have not heard from you yet. With a ticket your place is safe, and nothing more is needed."
      : `We have not heard from you yet.${by}`
    : `${hosts === "" ? "You are invited" : `${hosts} would love to see you`}.${by}`;
  const content: MailContent = {
    subject: headerLine(
      isReminder ? `Will you be there? ${event.name}` : `You’re invited: ${event.name}`,
    ),
    preview: opening,
    eyebrow: event.name,
    headline: isReminder ? `Will you be there${comma}?` : `You’re invited${comma}`,
    paragraphs: [
      ...(message ? message.split(/\n{2,}/) : []),
      opening,
      ...(people.length > 1 ? [`This invitation is for ${listed(people)}.`] : []),
    ],
    facts: eventFacts(event, mailLocale(source.locale)),
    tickets: [],
    amounts: [],
    action: {
      label: isByTicket ? "Get tickets" : people.length > 1 ? "Answer for all of you" : "Answer",
      href: source.url,
    },
    links: [
      ...calendarLinksOf(source.calendar.pageUrl),
      { label: "No more mails from these hosts", href: source.unsubscribeUrl },
    ],
    footer: `You receive this because the hosts have this address on their list of ${peopleWords(event.eventTypeId).many}. The link is yours alone, and needs no account.`,
    locale: "en",
    productName: setting.productName,
  };
  return drawn(content, to, setting, []);
}

/** The way back to an answer, for whoever asked with this address. */
export function rsvpLinkMail(
  source: RsvpLinkSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, links, cause } = source;
  const [first, ...others] = links;
  const content: MailContent = {
    subject: headerLine(`Your link: ${event.name}`),
    preview: "With this link you answer, and change your answer.",
    eyebrow: event.name,
    headline: "Here is your link",
    paragraphs: [
      cause === "replied"
        ? "Somebody replied with your name and this address, but a reply of yours is in already, and it still counts. With the link you see and change it."
        : "Somebody asked for the invitation that belongs to this address. With the link you answer, and change an answer that is in.",
      "If it was not you, nothing happened and nothing was changed.",
    ],
    facts: eventFacts(event, mailLocale(source.locale)),
    tickets: [],
    amounts: [],
    action: first
      ? {
          label: others.length > 0 ? `Open the invitation of ${first.name}` : "Open my invitation",
          href: first.url,
        }
      : null,
    links: others.map(({ name, url }) => ({ label: `The invitation of ${name}`, href: url })),
    footer: "The link is yours alone: whoever has it can change your answer.",
    locale: "en",
    productName: setting.productName,
  };
  return drawn(content, to, setting, []);
}

function listed(names: string[]): string {
  return new Intl.ListFormat("en", { style: "long", type: "conjunction" }).format(names);
}
