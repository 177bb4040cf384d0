import { toJson } from "./json.ts";

/**
 * What a widget has so far, on its way to another screen: sealed with a key that only the scanned
 * code carries, so that neither the server nor an address holds anything of the visitor.
 */
export interface Carried {
  /** What was filled in or is held: the draft. */
  typed: Record<string, unknown>;
  /** What the host's own server has signed. */
  signed?: string | undefined;
  /** Where the visitor came from. */
  source: string;
  /** The host's own words. */
  copy: string | null;
}

const algorithm = "AES-GCM";
/** Each key seals one thing, so the start may be the same. */
const iv = new Uint8Array(12);

function toText(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Both as base64url. */
export async function seal(carried: Carried): Promise<{ sealed: string; key: string }> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 128 }, true, ["encrypt"]);
  const text = new TextEncoder().encode(toJson(carried));
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, key, text);
  return { sealed: toText(sealed), key: toText(await crypto.subtle.exportKey("raw", key)) };
}

/** Rejects what was sealed with another key, or is no such thing. */
export async function unseal(sealed: string, keyText: string): Promise<Carried> {
  const raw = toBytes(keyText);
  const key = await crypto.subtle.importKey("raw", raw, algorithm, false, ["decrypt"]);
  const bytes = await crypto.subtle.decrypt({ name: algorithm, iv }, key, toBytes(sealed));
  const carried: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const { typed, signed, source, copy } = Object(carried) as Record<string, unknown>;
  return {
    typed: Object(typed),
    source: typeof source === "string" ? source : "",
    copy: typeof copy === "string" ? copy : null,
    ...(typeof signed === "string" ? { signed } : {}),
  };
}
