import { createHmac } from "node:crypto";
import { signedWebhook } from "@jubilee/functions/_shared/mails/mail-events";
import type { Secrets } from "../backend.types.ts";

/** What can become of a mail that stayed in the outbox, as if it had gone out. */
export type TestMailEvent = "delivered" | "bounced" | "complained";

/** Says of a mail of the outbox what a mail service would say. */
export type TakeMailEvent = (
  type: TestMailEvent,
  mail: { id: string; to: string },
) => Promise<void>;

/** The secret of a machine that has no mail service: nobody else knows it. */
export function ownMailSecret({ webhookSecret }: Pick<Secrets, "webhookSecret">): string {
  return `whsec_${createHmac("sha256", webhookSecret).update("mail events").digest("base64")}`;
}

/** The other side of the webhook: signs an event as a mail service does, and posts it. */
export function createTestMailEvents(
  secret: string,
  address: string,
  post: (webhook: Request) => Promise<Response>,
): TakeMailEvent {
  return async (type, { id, to }) => {
    const at = new Date();
    const body = JSON.stringify({
      type: `email.${type}`,
      created_at: at.toISOString(),
      data: {
        email_id: id,
        to: [to],
        ...(type === "bounced"
          ? { bounce: { type: "Permanent", message: "The mailbox does not exist (a test)" } }
          : {}),
      },
    });
    const webhook = signedWebhook(secret, address, { id: `${id}-${type}`, at, body });
    const answer = await post(webhook);
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
  };
}
