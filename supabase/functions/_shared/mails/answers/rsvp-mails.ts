import { calendarFileName } from "@jubilee/core/schedule/calendar.rules";
import { passesOf } from "@jubilee/core/answers/party.rules";
import type { PublicParty } from "@jubilee/core/answers/party.types";
import type { RsvpReceipt, PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import { calendarFile } from "../../calendar/calendar-file.ts";
import type { OutgoingMail } from "../../deps.types.ts";
import { headerLine } from "../escape.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import { eventFacts, mailLocale } from "../event-facts.ts";
import type { MailContent, MailFact } from "../mails.types.ts";
import { toBase64 } from "../qr-code.ts";
import { drawn, type MailSetting, type EventMailSource, calendarLinksOf } from "../draw.ts";
import { codePicture, contentIdOf } from "../code-picture.ts";

/** Answer of `get_job_source` for mails about an answer. */
export interface RsvpMailSource extends EventMailSource {
  event: PublicEvent;
  receipt: RsvpReceipt;
  /** The guest's own link, absolute. */
  url: string;
  /** Everybody whom the link answers for. */
  party?: PublicParty;
}

/** Answer of `get_job_source` for a late answer that the hosts declined. */
export interface LateAnswerSource {
  to: string | null;
  name: string | null;
  locale: string;
  event: PublicEvent;
  /** As it still counts. */
  party: PublicParty;
  /** Instant. */
  askedAt: string;
  /** The link by which it was asked, absolute. */
  url: string;
}

/** An answer as it was taken, with the link that changes it; or a place that came free. */
export async function rsvpConfirmation(
  source: RsvpMailSource,
  to: string,
  setting: MailSetting,
  cause: "answered" | "promoted",
): Promise<OutgoingMail> {
  const { event, receipt } = source;
  const words = wordsFor(receipt, firstName(source.name), cause, headsOf(source));
  const coming = receipt.state === "yes" || receipt.state === "maybe";
  const passes = source.party ? passesOf(source.party) : [];
  const content: MailContent = {
    subject: headerLine(`${words.subject}: ${event.name}`),
    preview: words.paragraph,
    eyebrow: event.name,
    headline: words.headline,
    paragraphs: [words.paragraph, ...(receipt.note === null ? [] : [`Your note: ${receipt.note}`])],
    facts: [
      ...(coming ? eventFacts(event, mailLocale(source.locale)) : []),
      ...partyFacts(source.party),
    ],
    tickets: passes.map(({ name, pass }) => ({
      number: pass,
      typeName: "Code for the door",
      holderName: name,
      contentId: contentIdOf(pass),
    })),
    amounts: [],
    action: {
      label: receipt.canEdit ? "Change your reply" : "See your reply",
      href: source.url,
    },
    links: calendarLinksOf(source.calendar.pageUrl),
    footer:
      "You receive this because you replied to the invitation. The link above is yours alone: whoever has it can change your reply.",
    locale: "en",
    productName: setting.productName,
  };
  const file = {
    filename: calendarFileName(event.name),
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    contentBase64: toBase64(new TextEncoder().encode(calendarFile(source.calendar))),
  };
  const codes = await Promise.all(passes.map(({ pass }) => codePicture(pass, pass)));
  return drawn(content, to, setting, [...codes, ...(coming ? [file] : [])]);
}

/** What the hosts said to an answer that came after the deadline: no, and what counts now. */
export function lateAnswerDeclined(
  source: LateAnswerSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, party } = source;
  const comma = firstName(source.name) === "" ? "" : `, ${firstName(source.name)}`;
  const asked = mailMoment(source.askedAt, event.timeZone, mailLocale(source.locale));
  const states = party.members.flatMap(({ state }) => (state === null ? [] : [stateWords[state]]));
  const counts =
    states.length === 0
      ? "There is no reply of yours that counts."
      : "Your earlier reply still counts, as it stands below.";
  const own = party.members.length === 1 ? states[0] : undefined;
  const content: MailContent = {
    subject: headerLine(`Your change came too late: ${event.name}`),
    preview: "The hosts could not take your late reply.",
    eyebrow: event.name,
    headline: `It came too late${comma}`,
    paragraphs: [
      `Replies were closed when yours came on ${asked}, and the hosts could not take it any more. ${counts}`,
      "If it matters, write to the hosts. They can change your reply.",
    ],
    facts: [...(own ? [{ label: "Your reply", value: own }] : []), ...partyFacts(party)],
    tickets: [],
    amounts: [],
    action: { label: "See your reply", href: source.url },
    links: [],
    footer: "You receive this because a reply was sent with your link after replies had closed.",
    locale: "en",
    productName: setting.productName,
  };
  return drawn(content, to, setting, []);
}

/** How many of the answer's party come or wait together: a household is never parted. */
function headsOf({ receipt, party }: RsvpMailSource): number {
  if (!party || party.members.length < 2) return receipt.partySize;
  const alike = party.members.filter(({ state }) => state === receipt.state);
  return alike.length + party.companions.length;
}

const stateWords: Record<RsvpReceipt["state"], string> = {
  yes: "coming",
  maybe: "maybe",
  no: "not coming",
  waitlisted: "on the waiting list",
};

/** Who of a household said what, where there is more than one. */
function partyFacts(party: PublicParty | undefined): MailFact[] {
  if (!party || party.members.length < 2) return [];
  const lines = party.members.flatMap(({ name, state, meal }) =>
    state === null ? [] : [`${name}: ${[stateWords[state], meal].filter(Boolean).join(", ")}`],
  );
  const along = party.companions.map(({ name, meal }) =>
    [name ?? "With you, name to follow", meal].filter(Boolean).join(", "),
  );
  return [{ label: "Your party", value: [...lines, ...along].join("\n") }];
}

interface Words {
  subject: string;
  headline: string;
  paragraph: string;
}

function wordsFor(
  receipt: RsvpReceipt,
  name: string,
  cause: "answered" | "promoted",
  heads: number,
): Words {
  const comma = name === "" ? "" : `, ${name}`;
  const size = cause === "promoted" || receipt.state === "waitlisted" ? heads : receipt.partySize;
  const people = size === 1 ? "one person" : `${size} people`;
  if (cause === "promoted") {
    return {
      subject: "A place came free",
      headline: `A place came free${comma}`,
      paragraph: `You moved up from the waiting list: your reply now counts for ${people}.`,
    };
  }
  const byState: Record<RsvpReceipt["state"], Words> = {
    yes: {
      subject: "You’re coming",
      headline: `See you there${comma}`,
      paragraph: `Your reply says that ${people} will come.`,
    },
    maybe: {
      subject: "You may come",
      headline: `We hope to see you${comma}`,
      paragraph: `Your reply says that ${people} may come. Tell the hosts when you know.`,
    },
    no: {
      subject: "You can’t make it",
      headline: `You will be missed${comma}`,
      paragraph: "Your reply says that you cannot come. If that changes, change your reply.",
    },
    waitlisted: {
      subject: "You’re on the waiting list",
      headline: `You’re in line${comma}`,
      paragraph: waitingSentence(receipt.waitlistPosition, people),
    },
  };
  return byState[receipt.state];
}

function waitingSentence(position: number | null, people: string): string {
  const place = position === null ? "You are in line" : `You are number ${position} in line`;
  return `All places are taken. ${place} for ${people}; when a place comes free, you get it and a mail says so.`;
}
