import type { MailSample } from "../sample.ts";
import type { SupportMailSource } from "./support-mails.ts";

/** What a mail about a message to the operator is made from, to look at. */
export function sampleRequest({ to, name }: MailSample, message: string): SupportMailSource {
  return {
    to,
    name,
    email: to,
    reference: "S-7HK-204M",
    topic: "question",
    subject: "A guest list to print",
    page: "/manage-events",
    priority: false,
    hasAccount: true,
    message,
    requestId: "sample",
  };
}
