import { topicTitle } from "@jubilee/core/site/support.rules";
import { firstName } from "@jubilee/core/base/names.rules";
import type { OutgoingMail } from "../../deps.types.ts";
import { drawn, type MailSetting } from "../draw.ts";
import type { MailLink } from "../mails.types.ts";

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
  const { reference } = source;
  return drawn(
    {
      ...base(source),
      subject: `We have your message: ${reference}`,
      title: "Your message is with us",
      sentence: "The people who run this installation read it and answer you by mail.",
      action: source.hasAccount ? openRequest(source, setting, "See your request") : null,
      asides: [
        "You did not write to us? Then somebody mistyped an address; you need not do anything.",
      ],
      facts: [{ label: "Number", value: reference }],
      why: `You receive this because ${to} was given in the contact form.`,
    },
    to,
    setting,
  );
}

/** To each administrator: somebody wrote. A reply to this mail goes to the person who did. */
export function supportArrived(
  source: SupportMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { reference, priority, subject, message, name, email, topic, page, requestId } = source;
  const mail = drawn(
    {
      ...base(source),
      subject: `${priority ? "Priority: " : ""}${subject} (${reference})`,
      title: subject,
      sentence: "",
      quote: message,
      action: { label: "Answer", href: `${setting.siteUrl}/admin/messages?request=${requestId}` },
      facts: [
        { label: "From", value: name, note: email },
        { label: "About", value: topicTitle(topic) },
        ...(page ? [{ label: "Came from", value: page }] : []),
      ],
      why: "You receive this because you are an administrator of this installation.",
    },
    to,
    setting,
  );
  return { ...mail, replyTo: email };
}

/** The operator's answer. */
export function supportAnswered(
  source: SupportMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail {
  const { reference, subject, message, hasAccount } = source;
  const greeting = firstName(source.name);
  return drawn(
    {
      ...base(source),
      subject: `Answer to ${reference}: ${subject}`,
      title: greeting === "" ? "Here is your answer" : `Here is your answer, ${greeting}`,
      sentence: "",
      quote: message,
      action: hasAccount
        ? openRequest(source, setting, "Write back")
        : { label: "Write back", href: `${setting.siteUrl}/contact` },
      why: `You receive this because you wrote to us; the number is ${reference}.`,
    },
    to,
    setting,
  );
}

function base({ reference }: SupportMailSource) {
  return { language: "en" as const, about: null, over: reference };
}

function openRequest(
  { requestId }: SupportMailSource,
  { siteUrl }: MailSetting,
  label: string,
): MailLink {
  return { label, href: `${siteUrl}/support?request=${requestId}` };
}
