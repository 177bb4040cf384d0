import { addressFault, type AddressFault } from "@jubilee/core/base/email-address.rules";
import { longestOwnName } from "@jubilee/core/base/names.rules";
import { Refusal } from "./refusal.ts";
import { findUnstorable } from "./well-formed.ts";

/** A JSON object as it came in: nothing about it is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

const maxBodyBytes = 32 * 1024;

/** Reads a JSON object of at most 32 kB that can be stored; anything else is refused in words. */
export async function readFields(request: Request): Promise<Fields> {
  const bytes = await readBytes(request, maxBodyBytes);
  const parsed = parseJson(new TextDecoder().decode(bytes));
  if (!isFields(parsed)) throw new Refusal("invalid_input", "The request is not readable.");
  const unstorable = findUnstorable(parsed);
  if (unstorable) throw new Refusal("invalid_input", unstorable.message, unstorable.field);
  return parsed;
}

/** Reads a body up to a size, counting bytes as they come instead of trusting a header. */
export async function readBytes(request: Request, max: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > max) {
      await reader?.cancel();
      throw new Refusal("invalid_input", "The request is too large.", null, 413);
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** True for a plain JSON object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True when a field is there and not null. */
export function isGiven(fields: Fields, field: string): boolean {
  return fields[field] !== undefined && fields[field] !== null;
}

/** A field's text as it stands, or a stand-in for anything else. */
export function textOf(fields: Fields, field: string, fallback = ""): string {
  const value = fields[field];
  return typeof value === "string" ? value : fallback;
}

/** A text that must be there: trimmed, without control characters. */
export function requiredText(fields: Fields, field: string, label: string, max: number): string {
  const text = optionalText(fields, field, label, max);
  if (text === null) throw new Refusal("invalid_input", `${label} is missing.`, field);
  return text;
}

/** A text or null when it is absent or blank. */
export function optionalText(
  fields: Fields,
  field: string,
  label: string,
  max: number,
): string | null {
  const value = fields[field];
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") {
    throw new Refusal("invalid_input", `${label} must be text.`, field);
  }
  const text = value.replace(/\r\n?/g, "\n").replace(controlCharacters, "").trim();
  if (text.length > max) {
    throw new Refusal("invalid_input", `${label} can have up to ${max} characters.`, field);
  }
  return text === "" ? null : text;
}

/** One line of text. */
export function requiredLine(fields: Fields, field: string, label: string, max: number): string {
  return requiredText(fields, field, label, max).replace(/\s+/g, " ");
}

const addressFaults: Readonly<Record<AddressFault, string>> = {
  spaces: "An e-mail address has no spaces.",
  at: "An e-mail address has one @, such as name@example.org.",
  ending: "This address is missing its ending, such as .org or .com.",
  other: "This does not look like an e-mail address.",
};

/** An e-mail address; the message says what is missing. */
export function requiredEmail(fields: Fields, field: string): string {
  const email = requiredText(fields, field, "Your e-mail address", 254);
  const fault = addressFault(email);
  if (fault) throw new Refusal("invalid_input", addressFaults[fault], field);
  return email;
}

/** A name that somebody gives as their own. */
export function requiredName(fields: Fields, field: string, label = "Your name"): string {
  return requiredLine(fields, field, label, longestOwnName);
}

/** A whole number within bounds. */
export function requiredInteger(
  fields: Fields,
  field: string,
  label: string,
  bounds: { min: number; max: number },
): number {
  const value = fields[field];
  const fits = typeof value === "number" && Number.isInteger(value);
  if (!fits || value < bounds.min || value > bounds.max) {
    throw new Refusal(
      "invalid_input",
      `${label} must be a whole number from ${bounds.min} to ${bounds.max}.`,
      field,
    );
  }
  return value;
}

/** A UUID. */
export function requiredId(fields: Fields, field: string, label: string): string {
  const value = fields[field];
  if (typeof value !== "string" || !isUuid(value)) {
    throw new Refusal("invalid_input", `${label} is not known.`, field);
  }
  return value.toLowerCase();
}

/** True for a UUID in its usual form. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}

/** The key that makes a second sending of one form harmless. */
export function requiredIdempotencyKey(fields: Fields): string {
  const value = fields["idempotencyKey"];
  if (typeof value !== "string" || !/^[A-Za-z0-9_-]{8,100}$/.test(value)) {
    throw new Refusal(
      "invalid_input",
      "Please reload the page and send the form again.",
      "idempotencyKey",
    );
  }
  return value;
}

/** A list within bounds. */
export function requiredList(
  fields: Fields,
  field: string,
  label: string,
  max: number,
): readonly unknown[] {
  const value = fields[field];
  if (!Array.isArray(value) || value.length > max) {
    throw new Refusal("invalid_input", `${label} must be a list of up to ${max}.`, field);
  }
  return value;
}

/** An address to come back to: http(s), without credentials. */
export function requiredWebAddress(fields: Fields, field: string): URL {
  const value = requiredText(fields, field, "The address to return to", 2000);
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
    throw new Refusal("invalid_input", "The address to return to must be a web address.", field);
  }
  return url;
}

/** True when the field that people never see was filled in. */
export function isTrapped(fields: Fields): boolean {
  return typeof fields["website"] === "string" && fields["website"].trim() !== "";
}

// oxlint-disable-next-line no-control-regex -- these are what is taken out
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\ufeff]/g;

/** What a text says as JSON, or null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
