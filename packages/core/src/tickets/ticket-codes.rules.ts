/**
 * What a ticket's QR code says: `J2.<ids>.<signature>`, both parts in base64url. The ids are
 * ticket, event and ticket type, 16 bytes each; the signature is Ed25519 (RFC 8032) over
 * `jubilee-ticket-2:` and those 48 bytes, made with the event's own key. Whoever has the event's
 * public key verifies a ticket without network.
 */
import type { ReadTicketCode, TicketCodeCheck, TicketCodeFacts } from "./ticket-codes.types.ts";

const prefix = "J2";
const purpose = new TextEncoder().encode("jubilee-ticket-2:");
const idsLength = 48;
const signatureLength = 64;

/** Bytes as base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Bytes of base64url, or null when it is none. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function bytesOfId(id: string): number[] {
  return (id.replaceAll("-", "").match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

function idOfBytes(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The bytes that are signed for a ticket. */
export function ticketCodeMessage(facts: TicketCodeFacts): Uint8Array<ArrayBuffer> {
  const ids = [facts.ticketId, facts.eventId, facts.ticketTypeId].flatMap(bytesOfId);
  return Uint8Array.from([...purpose, ...ids]);
}

/** The code of a ticket and the signature over its message. */
export function writeTicketCode(facts: TicketCodeFacts, signature: Uint8Array): string {
  const ids = ticketCodeMessage(facts).subarray(purpose.length);
  return `${prefix}.${toBase64Url(ids)}.${toBase64Url(signature)}`;
}

/** Takes a code apart; null for everything that is no ticket code. Surrounding space is let go. */
export function readTicketCode(code: string): ReadTicketCode | null {
  const [kind, idsText, signatureText, ...more] = code.trim().split(".");
  if (kind !== prefix || idsText === undefined || signatureText === undefined || more.length > 0) {
    return null;
  }
  const ids = fromBase64Url(idsText);
  const signature = fromBase64Url(signatureText);
  if (ids?.length !== idsLength || signature?.length !== signatureLength) return null;
  return {
    ticketId: idOfBytes(ids.subarray(0, 16)),
    eventId: idOfBytes(ids.subarray(16, 32)),
    ticketTypeId: idOfBytes(ids.subarray(32)),
    signed: Uint8Array.from([...purpose, ...ids]),
    signature,
  };
}

/**
 * Verifies a code without network.
 *
 * @param publicKeys the raw Ed25519 public key (32 bytes, base64url) of each event, by event id;
 * from the database's `get_ticket_key`
 */
export async function verifyTicketCode(
  code: string,
  publicKeys: Readonly<Record<string, string>>,
): Promise<TicketCodeCheck> {
  const read = readTicketCode(code);
  if (!read) return { ok: false, problem: "unreadable", facts: null };
  const { ticketId, eventId, ticketTypeId, signed, signature } = read;
  const facts = { ticketId, eventId, ticketTypeId };
  const raw = fromBase64Url(publicKeys[eventId] ?? "");
  if (raw?.length !== 32) return { ok: false, problem: "other_event", facts };
  const key = await crypto.subtle.importKey("raw", raw, "Ed25519", false, ["verify"]);
  const isReal = await crypto.subtle.verify("Ed25519", key, signature, signed);
  return isReal ? { ok: true, facts } : { ok: false, problem: "forged", facts };
}
