import { topicTitle } from "@jubilee/core/site/support.rules";
import type { OutgoingMail } from "../../deps.types.ts";
import { headerLine } from "../escape.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import type { MailContent } from "../mails.types.ts";
import { drawn, type MailSetting } from "../draw.ts";

/** Answer of `get_job_source` for mails about a support request. */
export interface SupportMailSource {
  to: string | null;
  name: string;
  email: string;
  reference: string;
  topic: string;
  subject: string;
  page: string | null;
  priority: boolean;
  hasAccount: boolean;
  message: string;
  requestId: string;
}

/**
 * The receipt of a message to the operator. Anyone can type anyone's address into the form, so it
 * repeats nothing that was written there.
 */
export function supportReceived(
  source: SupportMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const content: MailContent = {
    ...base(source, setting),
    subject: headerLine(`We have your message: ${source.reference}`),
    preview: `Its number is ${source.reference}. You get an answer by mail.`,
    headline: "Your message is with us",
    paragraphs: [
      `Its number is ${source.reference}. The people who run this installation read it and answer you by mail.`,
      "You did not write to us? Then somebody mistyped an address; you need not do anything.",
    ],
    action: source.hasAccount ? openRequest(source, setting, "See your request") : null,
    footer: `You receive this because ${to} was given in the contact form.`,
  };
  return drawn(content, to, setting, []);
}

/** To each administrator: somebody wrote. A reply to this mail goes to the person who did. */
export function supportArrived(
  source: SupportMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const content: MailContent = {
    ...base(source, setting),
    subject: headerLine(
      `${source.priority ? "Priority: " : ""}${source.subject} (${source.reference})`,
    ),
    preview: source.message.slice(0, 120),
    headline: source.subject,
    paragraphs: [source.message],
    facts: [
      { label: "From", value: `${source.name}, ${source.email}` },
      { label: "About", value: topicTitle(source.topic) },
      ...(source.page ? [{ label: "Came from", value: source.page }] : []),
    ],
    action: {
      label: "Answer",
      href: `${setting.siteUrl}/admin/messages?request=${source.requestId}`,
    },
    footer: "You receive this because you are an administrator of this installation.",
  };
  return { ...drawn(content, to, setting, []), replyTo: source.email };
}

/** The operator's answer. */
export function supportAnswered(
  source: SupportMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const greeting = firstName(source.name);
  const content: MailContent = {
    ...base(source, setting),
    subject: headerLine(`Answer to ${source.reference}: ${source.subject}`),
    preview: source.message.slice(0, 120),
    headline: greeting === "" ? "Here is your answer" : `Here is your answer, ${greeting}`,
    paragraphs: [source.message],
    action: source.hasAccount
      ? openRequest(source, setting, "Write back")
      : { label: "Write back", href: `${setting.siteUrl}/contact` },
    footer: `You receive this because you wrote to us; the number is ${source.reference}.`,
  };
  return drawn(content, to, setting, []);
}

function base(source: SupportMailSource, setting: MailSetting) {
  return {
    eyebrow: `${setting.productName} · ${source.reference}`,
    facts: [],
    tickets: [],
    amounts: [],
    links: [],
    locale: "en",
    productName: setting.productName,
  };
}

function openRequest(source: SupportMailSource, { siteUrl }: MailSetting, label: string) {
  return { label, href: `${siteUrl}/support?request=${source.requestId}` };
}
