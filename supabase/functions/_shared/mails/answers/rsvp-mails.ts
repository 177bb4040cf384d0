import { mailMoment } from "@jubilee/core/base/moments.rules";
import { firstName } from "@jubilee/core/base/names.rules";
import { passesOf } from "@jubilee/core/answers/party.rules";
import type { PublicParty } from "@jubilee/core/answers/party.types";
import type { RsvpReceipt, PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { calendarAttachment } from "../calendar-attachment.ts";
import { codePicture, contentIdOf } from "../code-picture.ts";
import { drawn, type MailSetting, type EventMailSource } from "../draw.ts";
import { eventFacts, pageLinks } from "../event-facts.ts";
import { mailLanguage, mailLocale } from "../languages.ts";
import type { MailFact } from "../mails.types.ts";
import { codesAtMost } from "../render-parts.ts";
import { wordsOf } from "../words/words.ts";
import type { AnswersWords } from "./words/words.types.ts";
import { answersWords } from "./words/words.ts";

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
  const { event, receipt, party, locale, url } = source;
  const language = mailLanguage(locale);
  const common = wordsOf(language);
  const words = answersWords[language];
  const moment = cause === "promoted" ? "promoted" : receipt.state;
  const isComing = receipt.state === "yes" || receipt.state === "maybe";
  const passes = party ? passesOf(party) : [];
  const codes = await Promise.all(
    passes.slice(0, codesAtMost).map(({ pass }) => codePicture(pass, pass)),
  );
  return drawn(
    {
      language,
      about: event,
      subject: common.subject(words.subjects[moment], event.name),
      over: event.name,
      title: common.greet(words.titles[moment], firstName(source.name)),
      sentence: sentenceOf(source, cause, words),
      action: { label: receipt.canEdit ? words.change : words.see, href: url },
      asides: isComing ? [words.calendar] : [],
      codes: passes.map(({ name, pass }) => ({
        name,
        detail: words.doorCode,
        number: pass,
        contentId: contentIdOf(pass),
      })),
      facts: [
        ...(isComing ? eventFacts(event, locale) : []),
        ...partyFacts(party, words),
        ...(receipt.note === null ? [] : [{ label: words.note, value: receipt.note }]),
      ],
      links: pageLinks(source.calendar.pageUrl, locale),
      why: words.why,
      less: { label: common.noMoreMails, href: `${url}?mails=stop` },
    },
    to,
    setting,
    [...codes, ...(isComing ? [calendarAttachment(event.name, [source.calendar])] : [])],
  );
}

/** What the hosts said to an answer that came after the deadline: no, and what counts now. */
export function lateAnswerDeclined(
  { event, party, locale, name, askedAt, url }: LateAnswerSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const language = mailLanguage(locale);
  const common = wordsOf(language);
  const words = answersWords[language];
  const { late } = words;
  const asked = mailMoment(askedAt, event.timeZone, mailLocale(locale));
  const states = party.members.flatMap(({ state }) =>
    state === null ? [] : [words.states[state]],
  );
  const own = party.members.length === 1 ? states[0] : undefined;
  return drawn(
    {
      language,
      about: event,
      subject: common.subject(late.subject, event.name),
      over: event.name,
      title: common.greet(late.title, firstName(name)),
      sentence: `${late.sentence(asked)} ${states.length === 0 ? late.none : late.counts}`,
      action: { label: words.see, href: url },
      asides: [late.write],
      facts: [...(own ? [{ label: words.reply, value: own }] : []), ...partyFacts(party, words)],
      why: late.why,
    },
    to,
    setting,
  );
}

function sentenceOf(
  source: RsvpMailSource,
  cause: "answered" | "promoted",
  { says, saysNo, saysWaiting }: AnswersWords,
): string {
  const { state, partySize, waitlistPosition } = source.receipt;
  if (cause === "promoted") return says.promoted(headsOf(source));
  if (state === "no") return saysNo;
  if (state === "waitlisted") return saysWaiting(waitlistPosition, headsOf(source));
  return says[state](partySize);
}

/** How many of the answer's party come or wait together: a household is never parted. */
function headsOf({ receipt, party }: RsvpMailSource): number {
  if (!party || party.members.length < 2) return receipt.partySize;
  const alike = party.members.filter(({ state }) => state === receipt.state);
  return alike.length + party.companions.length;
}

/** Who of a household said what, where there is more than one. */
function partyFacts(
  party: PublicParty | undefined,
  { states, unnamed, party: label }: AnswersWords,
): MailFact[] {
  if (!party || party.members.length < 2) return [];
  const lines = party.members.flatMap(({ name, state, meal }) =>
    state === null ? [] : [`${name}: ${[states[state], meal].filter(Boolean).join(", ")}`],
  );
  const along = party.companions.map(({ name, meal }) =>
    [name ?? unnamed, meal].filter(Boolean).join(", "),
  );
  const value = [...lines, ...along].join("\n");
  return value === "" ? [] : [{ label, value }];
}
