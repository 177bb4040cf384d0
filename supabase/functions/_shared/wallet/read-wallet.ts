import { isFields } from "../fields.ts";
import type { AppleKeys, GoogleKeys, WalletSettings } from "./wallet.types.ts";

/** Reads an environment variable. */
type Read = (name: string) => string | null | undefined;

const appleNames = ["APPLE_PASS_CERTIFICATE", "APPLE_PASS_KEY", "APPLE_WWDR_CERTIFICATE"] as const;

/**
 * The wallets' keys from the environment; docs/deployment.md says where they come from.
 *
 * @throws {Error} in words when a wallet is set by halves or a key cannot be read
 */
export function readWallet(read: Read): WalletSettings {
  return { apple: appleKeys(read), google: googleKeys(read) };
}

function appleKeys(read: Read): AppleKeys | null {
  const [certificate, key, intermediate] = appleNames.map((name) => pem(name, read(name)));
  if (!certificate && !key && !intermediate) return null;
  if (certificate && key && intermediate) return { certificate, key, intermediate };
  throw new Error(`Apple Wallet needs ${appleNames.join(", ")}; set all three or none.`);
}

function googleKeys(read: Read): GoogleKeys | null {
  const issuerId = read("GOOGLE_WALLET_ISSUER_ID")?.trim();
  const account = read("GOOGLE_WALLET_SERVICE_ACCOUNT")?.trim();
  if (!issuerId && !account) return null;
  if (!issuerId || !account) {
    throw new Error(
      "Google Wallet needs GOOGLE_WALLET_ISSUER_ID and GOOGLE_WALLET_SERVICE_ACCOUNT; set both or neither.",
    );
  }
  const { client_email: email, private_key: key } = readAccount(account);
  if (!/^\d+$/.test(issuerId) || typeof email !== "string" || typeof key !== "string") {
    throw new Error(
      "GOOGLE_WALLET_ISSUER_ID is a number, GOOGLE_WALLET_SERVICE_ACCOUNT the JSON key of a service account.",
    );
  }
  return { issuerId, email, key };
}

function readAccount(text: string): Record<string, unknown> {
  try {
    const account: unknown = JSON.parse(text.startsWith("{") ? text : atob(text));
    return isFields(account) ? account : {};
  } catch {
    return {};
  }
}

/** A PEM text, also on one line: with `\n` written out, or the whole in base64. */
function pem(name: string, given: string | null | undefined): string | null {
  const text = given?.trim();
  if (!text) return null;
  const plain = text.startsWith("-----") ? text.replaceAll(String.raw`\n`, "\n") : decoded(text);
  if (/^-----BEGIN [A-Z ]+-----/.test(plain)) return plain.trim();
  throw new Error(`${name} is no PEM text.`);
}

function decoded(text: string): string {
  try {
    return atob(text);
  } catch {
    return "";
  }
}
