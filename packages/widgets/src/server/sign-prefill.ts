/** What a host knows of its own signed-in visitor. */
export interface SignedPrefill {
  name?: string;
  email?: string;
  /** When the signature ends; some minutes are enough. */
  expiresAt: Date;
}

/**
 * The value of the attribute `signed-prefill`: the visitor's name and address, which the widget
 * shows as given and the server takes in the place of whatever is sent. Runs on a host's own
 * server alone; `key` is the link's, from Share & embed, and must never reach a page.
 */
export async function signPrefill(
  { expiresAt, ...values }: SignedPrefill,
  key: string,
): Promise<string> {
  const exp = Math.floor(expiresAt.getTime() / 1000);
  const payload = base64url(new TextEncoder().encode(JSON.stringify({ ...values, exp })));
  const usage = { name: "HMAC", hash: "SHA-256" };
  const raw = new TextEncoder().encode(key);
  const signing = await crypto.subtle.importKey("raw", raw, usage, false, ["sign"]);
  const message = new TextEncoder().encode(payload);
  const signature = await crypto.subtle.sign("HMAC", signing, message);
  return `${payload}.${base64url(new Uint8Array(signature))}`;
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
