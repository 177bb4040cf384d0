import {
  readTicketCode,
  fromBase64Url,
  verifyTicketCode,
} from "@jubilee/core/tickets/ticket-codes.rules";
import type { TicketCodeCheck } from "@jubilee/core/tickets/ticket-codes.types";

/** Verifies a code on this device: by the browser's own Ed25519, or a library where it has none. */
export async function verifyCode(
  code: string,
  keys: Readonly<Record<string, string>>,
): Promise<TicketCodeCheck> {
  try {
    return await verifyTicketCode(code, keys);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "NotSupportedError") throw error;
  }
  const read = readTicketCode(code);
  const key = fromBase64Url(keys[read?.eventId ?? ""] ?? "");
  if (!read || !key)
    return { ok: false, problem: read ? "other_event" : "unreadable", facts: null };
  const { verifyAsync } = await import("@noble/ed25519");
  const { ticketId, eventId, ticketTypeId } = read;
  const facts = { ticketId, eventId, ticketTypeId };
  const isReal = await verifyAsync(read.signature, read.signed, key);
  return isReal ? { ok: true, facts } : { ok: false, problem: "forged", facts };
}
