import {
  fromBase64Url,
  ticketCodeMessage,
  writeTicketCode,
} from "@jubilee/core/tickets/ticket-codes.rules";
import type { TicketCodeFacts } from "@jubilee/core/tickets/ticket-codes.types";

/** Signs the tickets of one event. */
export interface TicketSigner {
  /** The event's public key: 32 bytes, base64url. */
  publicKey: string;
  sign(facts: TicketCodeFacts): Promise<string>;
}

/** What stands before the 32 bytes of a seed in PKCS #8; source: RFC 8410. */
const pkcs8Head = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32];

/** A signer with the Ed25519 key of a seed (32 bytes, base64url). */
export async function createTicketSigner(seed: string): Promise<TicketSigner> {
  const bytes = fromBase64Url(seed);
  if (bytes?.length !== 32) throw new Error("The seed of a ticket key has 32 bytes");
  const key = await crypto.subtle.importKey(
    "pkcs8",
    Uint8Array.from([...pkcs8Head, ...bytes]),
    "Ed25519",
    true,
    ["sign"],
  );
  const { x } = await crypto.subtle.exportKey("jwk", key);
  if (x === undefined) throw new Error("The runtime gave no public key");
  return {
    publicKey: x,
    async sign(facts) {
      const signature = await crypto.subtle.sign("Ed25519", key, ticketCodeMessage(facts));
      return writeTicketCode(facts, new Uint8Array(signature));
    },
  };
}
