import { getLinkPolicy } from "./link-policy.ts";
import type { Deps } from "../_shared/deps.types.ts";
import { type Fields, isFields } from "../_shared/fields.ts";
import { Refusal } from "../_shared/refusal.ts";

const policyTtlMs = 5000;
const longest = 2000;

/**
 * Puts what a host's own server has signed in the place of what was typed. `signedPrefill` is
 * `payload.signature`: base64url of `{"name", "email", "exp"}` (exp in seconds) and of its HMAC
 * SHA-256 under the link's key. A link may take signed visitors only (`settings.signedOnly`).
 */
export async function withSignedPrefill(
  deps: Deps,
  token: string,
  fields: Fields,
): Promise<Fields> {
  const { signedPrefill: text, ...typed } = fields;
  const { prefillKey, settings } = await deps.cache.read(`prefill:${token}`, policyTtlMs, () =>
    getLinkPolicy(deps, token),
  );
  if (typeof text !== "string" || text === "") {
    if (settings["signedOnly"] !== true || !("email" in typed)) return typed;
    throw new Refusal(
      "conflict",
      "Only visitors whom the website itself has named can use this form. Sign in there first.",
      "signedOnly",
    );
  }
  const signed = prefillKey && text.length <= longest ? await read(text, prefillKey) : null;
  if (!signed || signed.exp * 1000 <= deps.now().getTime()) {
    throw new Refusal(
      "conflict",
      "What the website has filled in for you has run out. Load the page again; nothing was sent.",
      "signedPrefill",
    );
  }
  const { name, email } = signed;
  return { ...typed, ...(name && { name }), ...(email && { email }) };
}

interface Signed {
  name?: string;
  email?: string;
  exp: number;
}

async function read(text: string, keyText: string): Promise<Signed | null> {
  const [payload = "", signature = "", ...rest] = text.split(".");
  if (rest.length > 0) return null;
  try {
    const usage = { name: "HMAC", hash: "SHA-256" };
    const raw = new TextEncoder().encode(keyText);
    const key = await crypto.subtle.importKey("raw", raw, usage, false, ["verify"]);
    const message = new TextEncoder().encode(payload);
    if (!(await crypto.subtle.verify("HMAC", key, bytesOf(signature), message))) return null;
    return signedOf(JSON.parse(new TextDecoder().decode(bytesOf(payload))));
  } catch {
    // Neither base64url nor JSON: nobody has signed that.
    return null;
  }
}

function signedOf(value: unknown): Signed | null {
  if (!isFields(value)) return null;
  const { name, email, exp } = value;
  if (typeof exp !== "number") return null;
  return {
    exp,
    ...(typeof name === "string" ? { name } : {}),
    ...(typeof email === "string" ? { email } : {}),
  };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
