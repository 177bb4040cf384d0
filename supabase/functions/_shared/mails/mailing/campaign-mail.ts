import { richTextStart } from "@jubilee/core/base/rich-drawing.rules";
import { knownOf, personalSubject } from "@jubilee/core/base/reader-fields.rules";
import { fillFields } from "@jubilee/core/base/rich-text.rules";
import { formatterOf } from "@jubilee/core/base/time.rules";
import { peopleWords } from "@jubilee/core/events/event-types.rules";
import { altIn, wordsIn } from "@jubilee/core/mailing/campaigns.rules";
import type { CampaignBlock, CampaignSource } from "@jubilee/core/mailing/campaigns.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { OutgoingMail } from "../../deps.types.ts";
import { answersWords } from "../answers/words/words.ts";
import { drawn, type EventMailSource, type MailSetting } from "../draw.ts";
import { eventFacts, pageLinks } from "../event-facts.ts";
import { mailLanguage, writtenLocale } from "../languages.ts";
import type { MailBlock } from "../mails.types.ts";
import { scheduleBlock, ticketsBlock } from "./campaign-lists.ts";
import { countedHref, withCountedLinks } from "./counted-links.ts";
import { oneClick } from "../unsubscribe-headers.ts";
import { wordsOf } from "../words/words.ts";

/** Answer of `get_job_source` for one mail of a campaign. */
export type CampaignMailSource = EventMailSource & CampaignSource;

/** What inboxes show beside the subject: what was written for it, or how the mail begins. */
export function inboxLine(
  source: CampaignMailSource,
  written: readonly MailBlock[] = source.blocks.flatMap((block) => blockOf(block, source)),
): string {
  const { preview, event, fields } = source;
  const { first_name: reader = "" } = knownOf(fields);
  if (preview.trim() !== "") return personalSubject(preview.trim(), reader);
  const first = written.find((block) => block.kind === "text");
  return (first && richTextStart(first.text, 140)) || event.name;
}

/** What a host wrote, to one reader: in their language, with their name, and with their own link. */
export function campaignMail(
  source: CampaignMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { event, locale, blocks, calendar, unsubscribeUrl } = source;
  const { first_name: first = "" } = knownOf(source.fields);
  const subject = personalSubject(source.subject.trim(), first) || event.name;
  const language = mailLanguage(locale);
  const common = wordsOf(language);
  const written = blocks.flatMap((block) => blockOf(block, source));
  const mail = drawn(
    {
      language,
      about: event,
      subject,
      over: "",
      title: subject,
      sentence: inboxLine(source, written),
      written,
      writtenLanguage: source.language,
      links: pageLinks(calendar.pageUrl, locale),
      why: answersWords[language].invitation.why(peopleWords(event.eventTypeId).many),
      less: { label: common.noMoreMails, href: unsubscribeUrl },
      ...(source.countsOpens && { opening: { picture: source.counted?.picture ?? null } }),
    },
    to,
    setting,
  );
  return { ...mail, unsubscribe: oneClick(unsubscribeUrl) };
}

/** The same to who writes it, to be looked at in their own mail program. */
export function campaignTest(
  source: CampaignMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { subject, text, html } = campaignMail(source, to, setting);
  return { to, subject: `Test: ${subject}`, text, html };
}

function blockOf(block: CampaignBlock, source: CampaignMailSource): MailBlock[] {
  const { language, fields, event, locale, counted } = source;
  switch (block.kind) {
    case "text":
      return [
        {
          kind: "text",
          text: withCountedLinks(fillFields(wordsIn(block, language), knownOf(fields)), counted),
        },
      ];
    case "picture": {
      if (!block.picture) return [];
      const picture = { ...block.picture, alt: altIn(block, language) };
      return [{ kind: "picture", picture }];
    }
    case "button": {
      const label = block.labels[language] ?? "";
      if (label === "" || block.href === "") return [];
      return [{ kind: "button", link: { label, href: countedHref(block.href, counted) } }];
    }
    case "answer":
      return [answerBlock(source)];
    case "schedule":
      return scheduleBlock(source);
    case "tickets":
      return ticketsBlock({ ...source, pageUrl: source.calendar.pageUrl });
    case "event":
      return [
        {
          kind: "event",
          name: event.name,
          day: dayOf(event, locale),
          facts: eventFacts(event, locale, writtenLocale(locale)),
        },
      ];
    default:
      return [{ kind: "gap" }];
  }
}

/**
 * The reader's own page with an answer chosen, one link each. Nothing is stored by following it:
 * mail programs open links by themselves. An event that asks for no answer has one way to its page.
 */
function answerBlock({ asks, locale, url, counted }: CampaignMailSource): MailBlock {
  const language = mailLanguage(locale);
  const { invitation, reminder } = answersWords[language];
  if (asks === "tickets") {
    return { kind: "button", link: { label: invitation.tickets, href: url } };
  }
  if (asks === "nothing") {
    return { kind: "button", link: { label: wordsOf(language).eventPage, href: url } };
  }
  const links = (["yes", "maybe", "no"] as const).map((answer) => {
    const chosen = new URL(url);
    chosen.searchParams.set("answer", answer);
    const href = countedHref(`answer:${answer}`, counted, chosen.href);
    return { label: invitation.choices[answer], href };
  });
  return { kind: "answers", question: reminder.title(""), links };
}

/** The leaf of the day that it begins on. */
function dayOf({ startDate, timeZone }: PublicEvent, locale: string) {
  const at = new Date(startDate);
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatterOf(writtenLocale(locale), { ...options, timeZone }).format(at);
  return { month: part({ month: "short" }), day: part({ day: "numeric" }) };
}
