import type { Mailer } from "../../backend.types.ts";
import type { KeptMessages, Keeping, TextMessage } from "../../mail/kept-messages.ts";
import { type CodeKind, lifetimeMs } from "./codes.ts";

/** Sends a text message; configured with an SMS provider. */
export type SendText = (message: TextMessage) => Promise<void>;

/**
 * Hands messages over: an answer waits until they are kept and not until they are sent, which would
 * tell who has an account.
 */
export interface Outgoing extends Pick<KeptMessages, "mail" | "text"> {
  /** Whether text messages reach anybody. */
  canText: boolean;
}

/**
 * How text messages go.
 *
 * @param sendText null: they go to the local outbox
 */
export function textsBy(mailer: Mailer, sendText: SendText | null): SendText {
  return (
    sendText ??
    (async ({ to, text }) => {
      await mailer.send({ to, subject: "Text message", text, html: "" });
    })
  );
}

/** What only tells something: worth a day of trying. */
export const asNotice: Keeping = { worthMs: 24 * 3600_000 };

/** What carries a code: worth sending while the code is good. */
export function asCode(kind: CodeKind, recipient: string): Keeping {
  const keepsAll = kind === "signup" || kind === "phone";
  return {
    worthMs: lifetimeMs[kind],
    ...(keepsAll ? {} : { instead: `${kind}:${recipient}` }),
  };
}
