import { isEmailAddress } from "../base/email-address.rules.ts";

/** What became of an e-mail cell. */
export type EmailReading = { ok: true; email: string | null } | { ok: false; reason: string };

/** Reads an e-mail cell: trimmed and lower-cased. Errors say what is wrong with the address. */
export function readEmail(cell: string): EmailReading {
  const email = cell.trim().toLowerCase();
  if (email === "") return { ok: true, email: null };
  if (isEmailAddress(email)) return { ok: true, email };
  const shown = `“${cell.trim()}”`;
  if (!email.includes("@")) return { ok: false, reason: `The e-mail address has no @: ${shown}` };
  const wasMeant = email.replace(/,(?=[a-z]{2,}$)/, ".");
  if (wasMeant !== email && isEmailAddress(wasMeant))
    return { ok: false, reason: `A comma stands where a dot belongs: ${shown}` };
  if (/[;,]/.test(email))
    return { ok: false, reason: `Two addresses in one cell: ${shown}. Keep one` };
  if (email.endsWith("@"))
    return { ok: false, reason: `The e-mail address has no domain: ${shown}` };
  return { ok: false, reason: `This is not an e-mail address: ${shown}` };
}

/** A phone number as people compare them: digits, a leading `00` read as `+`. */
export function comparablePhone(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, "").replace(/^00/, "+");
  return digits.length >= 6 ? digits : "";
}
