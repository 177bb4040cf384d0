import { fullName, partsFamilyFirst } from "../base/names.rules.ts";
import type { AuthUser, SignUpInput } from "./auth.types.ts";

/** Source: specification section 9. All in milliseconds. */
export const authTimesMs = { loadingLimit: 5_000, signOutRedirect: 100 } as const;

/** Where local auth storage lives; sign-out clears it. */
export const authStorageKey = "jubilee-auth";

/** Codes by text message go this way unless said otherwise. Source: specification section 9. */
export const phoneChannel = "sms" as const;

/**
 * How the client keeps a session alive: a look every 30 s, a refresh when the end is within about
 * 90 s, tries again from 200 ms doubling within 30 s, the key set kept for 10 minutes. These are the
 * client library's own; a test holds them against it. Source: specification section 9.
 */
export const sessionTimesMs = {
  refreshCheck: 30_000,
  expiryMargin: 90_000,
  retryFrom: 200,
  retryWithin: 30_000,
  keySet: 600_000,
} as const;

/** A phone number with its country code, in international form, or null for anything else. */
export function phoneOf(identifier: string): string | null {
  const digits = identifier.trim().replace(/[\s().-]/g, "");
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

function assuranceLevel(accessToken: string): unknown {
  const payload = accessToken.split(".")[1] ?? "";
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const claims: unknown = JSON.parse(text);
    return typeof claims === "object" && claims !== null && "aal" in claims ? claims.aal : null;
  } catch {
    return null;
  }
}

/** Whether an account with a second factor has so far shown only the first one. */
export function needsSecondFactor(
  accessToken: string | undefined,
  factors: readonly { status: string }[] | undefined,
): boolean {
  const isAsked = factors?.some(({ status }) => status === "verified") ?? false;
  return isAsked && accessToken !== undefined && assuranceLevel(accessToken) !== "aal2";
}

/** Passwords have 8 to 72 bytes. Source: security promise 9. */
export const passwordBytes = { min: 8, max: 72 } as const;

/** 'Email is trimmed before sign-in, signup and one-time link.' Source: specification section 5. */
export function trimEmail(email: string): string {
  return email.trim();
}

function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** The name that somebody has given for themselves; null where they have not. */
export const givenName = (user: AuthUser | null): string | null =>
  text(user?.metadata["full_name"]) || null;

/** Full name from metadata, else the part of the e-mail before the @, else the word User. Source: specification section 3. */
export function displayName(user: AuthUser | null): string {
  return givenName(user) ?? ((user?.email ?? "").split("@")[0] || "User");
}

const pictureInStorage =
  /^https?:\/\/[^/?#@]+(\/storage\/v1\/object\/public\/avatars\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.(?:jpg|png|webp))$/;

/**
 * Somebody's picture in our own storage, under whatever address it was kept; null for any other
 * picture, whose site would learn who looks at whom.
 */
export function ownPicture(address: string | null, backendUrl: string): string | null {
  const path = pictureInStorage.exec(address ?? "")?.[1];
  return path ? new URL(path, backendUrl).href : null;
}

/** The avatar's address from metadata. Source: specification section 3. */
export function avatarUrl(user: AuthUser | null, backendUrl: string): string | null {
  return ownPicture(text(user?.metadata["avatar_url"]), backendUrl);
}

/** The names a form starts with; a full name alone is taken apart at its first space. */
export function namesOf(user: AuthUser | null): { firstName: string; lastName: string } {
  const firstName = text(user?.metadata["first_name"]);
  const lastName = text(user?.metadata["last_name"]);
  if (firstName || lastName) return { firstName, lastName };
  const whole = text(user?.metadata["full_name"]);
  const [first = "", ...rest] = whole.split(/\s+/);
  return partsFamilyFirst(whole) ?? { firstName: first, lastName: rest.join(" ") };
}

/** Metadata of a sign-up, by the specification's names (section 3). */
export function signUpMetadata(input: SignUpInput): Record<string, string | boolean> {
  return {
    full_name: fullName(input.firstName, input.lastName),
    first_name: input.firstName.trim(),
    last_name: input.lastName.trim(),
    plan_type: input.planType,
    wants_affiliate: input.wantsAffiliate,
    time_zone: input.timeZone,
  };
}

/** What is wrong with a new password, in words, or null. The server also refuses common ones. */
export function passwordProblem(password: string): string | null {
  const bytes = new TextEncoder().encode(password).length;
  if (bytes < passwordBytes.min) return `Use at least ${passwordBytes.min} characters.`;
  if (bytes > passwordBytes.max) return `Use at most ${passwordBytes.max} characters.`;
  return null;
}

/** A remembered location, only when it is a path of our own; anything else becomes `fallback`. */
export function safeReturnPath(candidate: string | null | undefined, fallback: string): string {
  if (!candidate || !/^\/(?![/\\])/.test(candidate)) return fallback;
  if (/\p{Cc}/u.test(candidate)) return fallback;
  return /^\/(login|signup|auth)(\/|\?|$)/.test(candidate) ? fallback : candidate;
}

/**
 * What the server said for people, or null: the client makes up a message from the body, the status
 * line or the browser's network error where there is none.
 */
export function serverMessage(message: string): string | null {
  const said = message.trim();
  const isBody = /^[[{"]|^(null|true|false|\d+)$/.test(said);
  const isStatus =
    /^(HTTP \d{3}|Internal Server Error|Not Implemented|Bad Gateway|Service Unavailable|Gateway Time-?out)$/i;
  const isNetwork =
    /failed to fetch|load failed|fetch failed|network ?error|network request failed|unexpected (token|end)|is not valid JSON|JSON\.parse/i;
  return said === "" || isBody || isStatus.test(said) || isNetwork.test(said) ? null : said;
}
