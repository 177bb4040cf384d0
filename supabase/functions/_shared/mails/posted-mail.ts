import type { Deps } from "../deps.types.ts";
import { headerLine } from "./escape.ts";

/** Where mails are posted: an HTTP interface as Resend has it, since edge runtimes open no SMTP. */
export interface PostedMailSettings {
  url: string;
  key: string;
  /** `Jubilee <hello@jubilee.example>` */
  from: string;
  fetch?: typeof fetch;
}

/** Sends mails by HTTP; throws when one is not accepted, so that its job comes again. */
export function createPostedMail(settings: PostedMailSettings): Deps["mail"] {
  const send = settings.fetch ?? fetch;
  return {
    async send({ to, subject, text, html, replyTo, key, attachments = [] }) {
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
          attachments: attachments.map((attachment) => ({
            filename: headerLine(attachment.filename),
            content: attachment.contentBase64,
            content_type: attachment.contentType,
            ...(attachment.contentId ? { content_id: attachment.contentId } : {}),
          })),
        }),
      });
      if (!response.ok) throw new Error(`The mail service answered ${response.status}`);
    },
  };
}
