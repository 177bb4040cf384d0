import { isRecord } from "../bodies.ts";
import { Failure } from "../failure.ts";

/** A text of the body, or null when it is missing or empty. */
export function optionalText(body: Record<string, unknown>, name: string): string | null {
  const value = body[name];
  if (value === undefined || value === null || value === "") return null;
  if (typeof value !== "string" || value.length > 4096) throw invalid(name);
  return value;
}

/** An object of the body, or `{}`. */
export function optionalRecord(
  body: Record<string, unknown>,
  name: string,
): Record<string, unknown> {
  const value = body[name];
  if (value === undefined || value === null) return {};
  if (!isRecord(value) || JSON.stringify(value).length > 16_384) throw invalid(name);
  return value;
}

/** A text of the body that has to be there. */
export function requiredText(body: Record<string, unknown>, name: string): string {
  const value = optionalText(body, name);
  if (value === null) {
    throw new Failure(400, "validation_failed", `${name} is required`, { field: name });
  }
  return value;
}

/** As `email-address.rules.ts` of the core and private.check_email have it; a test holds the three together. */
const wholeAddress =
  /^[^\s@<>(),;:"[\]\\\u202a-\u202e\u2066-\u2069]+@[^\s@<>(),;:"[\]\\\u202a-\u202e\u2066-\u2069]+\.[^\s@<>(),;:"[\]\\.\u202a-\u202e\u2066-\u2069]{2,}$/u;

/** An e-mail address, trimmed and in lower case. */
export function emailAddress(value: string, field = "email"): string {
  const address = value.trim().toLowerCase();
  if (address.length > 254 || !wholeAddress.test(address)) {
    throw new Failure(
      400,
      "email_address_invalid",
      "Unable to validate email address: invalid format",
      { field },
    );
  }
  return address;
}

/** A phone number in international form, digits only, as Supabase stores it. */
export function phoneNumber(value: string): string {
  const digits = value.replace(/[\s()./-]/g, "").replace(/^(\+|00)/, "");
  if (!/^[1-9]\d{6,14}$/.test(digits)) {
    throw new Failure(
      400,
      "validation_failed",
      "Write the phone number in international form, e.g. +49 30 1234567.",
      { field: "phone" },
    );
  }
  return digits;
}

/** Whom a request is about: exactly one of e-mail address and phone number. */
export function recipientOf(
  body: Record<string, unknown>,
): { email: string; phone: null } | { email: null; phone: string } {
  const email = optionalText(body, "email");
  const phone = optionalText(body, "phone");
  if (email && !phone) return { email: emailAddress(email), phone: null };
  if (phone && !email) return { email: null, phone: phoneNumber(phone) };
  throw new Failure(
    400,
    "validation_failed",
    "You must provide either an email or phone number, and not both",
    { field: "email" },
  );
}

/** A UUID of a path or body. */
export function uuid(value: string | undefined | null, field: string): string {
  if (value && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
  throw new Failure(400, "validation_failed", `${field} must be a UUID`, { field });
}

function invalid(field: string): Failure {
  return new Failure(400, "validation_failed", `${field} is not valid`, { field });
}
