import type { MailSender } from "../deps.types.ts";
import { isFields } from "../fields.ts";
import { headerLine } from "./escape.ts";
import { unsubscribeHeaders } from "./unsubscribe-headers.ts";
import { MailFailure } from "./mail-failure.ts";

/** Where mails are posted: an HTTP interface as Resend has it, since edge runtimes open no SMTP. */
export interface PostedMailSettings {
  url: string;
  key: string;
  /** `Jubilee <hello@jubilee.example>` */
  from: string;
  fetch?: typeof fetch;
}

/** Sends mails by HTTP; throws when one is not accepted, so that its job comes again. */
export function createPostedMail(settings: PostedMailSettings): MailSender {
  const send = settings.fetch ?? fetch;
  return {
    async send({ to, subject, text, html, replyTo, unsubscribe, key, attachments = [] }) {
      const response = await send(settings.url, {
        method: "POST",
        headers: {
          authorization: `Bearer ${settings.key}`,
          "content-type": "application/json",
          ...(key === undefined ? {} : { "idempotency-key": key }),
        },
        body: JSON.stringify({
          from: settings.from,
          to: [to],
          subject: headerLine(subject),
          text,
          html,
          ...(replyTo ? { reply_to: replyTo } : {}),
          ...(unsubscribe ? { headers: unsubscribeHeaders(unsubscribe) } : {}),
          attachments: attachments.map((attachment) => ({
            filename: headerLine(attachment.filename),
            content: attachment.contentBase64,
            content_type: attachment.contentType,
            ...(attachment.contentId ? { content_id: attachment.contentId } : {}),
          })),
        }),
      });
      if (!response.ok) throw failureOf(response.status);
      const answer: unknown = await response.json().catch(() => null);
      const name = isFields(answer) ? answer["id"] : null;
      return typeof name === "string" ? name : null;
    },
  };
}

/** What is wrong with the mail itself stays wrong; all else is tried again. */
function failureOf(status: number): MailFailure {
  return new MailFailure(String(status), { isFinal: status === 400 || status === 422 });
}
