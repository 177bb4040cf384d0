import { calendarFileName } from "@jubilee/core/calendar/rules";
import type { PublicParty } from "@jubilee/core/party/types";
import type { RsvpReceipt } from "@jubilee/core/public-event/types";
import { calendarFile } from "../calendar/calendar-file.ts";
import type { OutgoingMail } from "../deps.types.ts";
import { headerLine } from "./escape.ts";
import { eventFacts, firstName, mailLocale } from "./event-facts.ts";
import type { MailContent, MailFact } from "./mails.types.ts";
import { calendarLinksOf, drawn, type MailSetting } from "./order-mails.ts";
import { toBase64 } from "./qr-code.ts";
import type { RsvpMailSource } from "./sources.types.ts";

/** An answer as it was taken, with the link that changes it; or a place that came free. */
export function rsvpConfirmation(
  source: RsvpMailSource,
  to: string,
  setting: MailSetting,
  cause: "answered" | "promoted",
): OutgoingMail {
  const { event, receipt } = source;
  const words = wordsFor(receipt, firstName(source.name), cause);
  const coming = receipt.state === "yes" || receipt.state === "maybe";
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
    tickets: [],
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
  return drawn(content, to, setting, coming ? [file] : []);
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

function wordsFor(receipt: RsvpReceipt, name: string, cause: "answered" | "promoted"): Words {
  const comma = name === "" ? "" : `, ${name}`;
  const people = receipt.partySize === 1 ? "one person" : `${receipt.partySize} people`;
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
