import type { SupportMailSource } from "./support-mails.ts";

/** What a mail about a message to the operator is made from, for the preview. */
export function sampleRequest(message: string): SupportMailSource {
  return {
    to: "sofia@post.example",
    name: "Sofia Brandt",
    email: "sofia@post.example",
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
