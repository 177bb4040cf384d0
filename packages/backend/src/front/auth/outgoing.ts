import type { Mail, Mailer } from "../../backend.types.ts";

/** Sends a text message; configured with an SMS provider. */
export type SendText = (message: { to: string; text: string }) => Promise<void>;

/** Hands messages over without making the answer wait, which would tell who has an account. */
export interface Outgoing {
  mail(mail: Mail): void;
  text(message: { to: string; text: string }): void;
  /** Whether text messages reach anybody. */
  canText: boolean;
}

/**
 * @param sendText null: text messages go to the local outbox, except in production, where phone
 *   sign-in is refused
 */
export function createOutgoing(
  mailer: Mailer,
  sendText: SendText | null,
  mode: "development" | "demo" | "production" | "test",
): Outgoing {
  const report = (kind: string) => (error: unknown) =>
    console.error(`A ${kind} could not be sent: ${String(error)}`);
  const toOutbox: SendText = ({ to, text }) =>
    mailer.send({ to, subject: "Text message", text, html: "" });
  const send = sendText ?? toOutbox;
  return {
    mail: (mail) => void mailer.send(mail).catch(report("mail")),
    text: (message) => void send(message).catch(report("text message")),
    canText: sendText !== null || mode !== "production",
  };
}
