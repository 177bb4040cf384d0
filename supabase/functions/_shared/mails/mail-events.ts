import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { type Fields, isFields, parseJson, readBytes, textOf } from "../fields.ts";
import { Refusal } from "../refusal.ts";

/** What a mail service says of a mail, as `apply_mail_event` takes it. */
export interface MailEvent {
  type: "delivered" | "bounced" | "complained";
  /** The name by which the mail service knows it. */
  providerRef: string | null;
  /** To whom it went, where the mail is not known here. */
  email: string | null;
  /** Of a bounce: no mail will ever arrive there. */
  isPermanent: boolean;
  reason: string | null;
}

/** The mail service's other side. */
export interface MailEvents {
  /**
   * The event of a signed webhook, or null for one that does not concern us. Throws a refusal when
   * the signature is missing, wrong or older than five minutes, and where no secret is set.
   */
  verify(request: Request): Promise<MailEvent | null>;
}

const maxWebhookBytes = 256 * 1024;

/**
 * Reads webhooks that are signed as Standard Webhooks says, in the words of Resend.
 *
 * @param secret `whsec_…`; null refuses all
 */
export function createMailEvents(secret: string | null): MailEvents {
  const webhook = secret === null ? null : new Webhook(secret);
  return {
    async verify(request) {
      if (!webhook) throw refusal("No secret is set for webhooks of the mail service.");
      const body = new TextDecoder().decode(await readBytes(request, maxWebhookBytes));
      try {
        webhook.verify(body, signatureOf(request), { jsonParse: false });
      } catch (error) {
        if (!(error instanceof WebhookVerificationError)) throw error;
        throw refusal("The webhook's signature is not valid.");
      }
      const event = parseJson(body);
      return isFields(event) ? readMailEvent(event) : null;
    },
  };
}

/** Resend signs by Svix, whose headers have names of their own for the same three. */
function signatureOf({ headers }: Request): Record<string, string> {
  return Object.fromEntries(
    ["id", "timestamp", "signature"].map((name) => [
      `webhook-${name}`,
      headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? "",
    ]),
  );
}

const types: Readonly<Record<string, MailEvent["type"]>> = {
  "email.delivered": "delivered",
  "email.bounced": "bounced",
  "email.complained": "complained",
};

/** What an event of Resend's says; null for what is no news of a mail's end, such as that it was opened. */
export function readMailEvent(event: Fields): MailEvent | null {
  const type = types[textOf(event, "type")];
  const data = event["data"];
  if (!type || !isFields(data)) return null;
  const bounce = isFields(data["bounce"]) ? data["bounce"] : {};
  const [to] = Array.isArray(data["to"]) ? (data["to"] as unknown[]) : [data["to"]];
  return {
    type,
    providerRef: textOf(data, "email_id") || null,
    email: typeof to === "string" ? to : null,
    isPermanent: type === "bounced" && textOf(bounce, "type") === "Permanent",
    reason: textOf(bounce, "message").slice(0, 300) || null,
  };
}

/** A webhook as a mail service posts it: for the outbox, which stands in for one. */
export function signedWebhook(
  secret: string,
  address: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Request {
  return new Request(address, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, at, body),
    },
  });
}

function refusal(message: string): Refusal {
  return new Refusal("invalid_input", message, null, 400);
}
