import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Secrets } from "../backend.types.ts";
import { StartError } from "./start-error.ts";

const random = (): string => randomBytes(32).toString("base64url");

/** New keys. */
export function makeSecrets(): Secrets {
  return {
    jwtSecret: random(),
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    webhookSecret: `whsec_${random()}`,
  };
}

function isSecrets(value: unknown): value is Secrets {
  if (typeof value !== "object" || value === null) return false;
  return Object.keys(makeSecrets()).every((key) => {
    const secret: unknown = Reflect.get(value, key);
    return typeof secret === "string" && secret.length >= 32;
  });
}

/**
 * Reads the keys of a data directory; at first start it gets those that are shared, or new ones. The
 * file is for its owner alone (mode 0600).
 *
 * @param shared what JUBILEE_SECRETS holds
 * @throws {StartError} when the file is there but not whole, or holds others than are shared
 */
export function loadSecrets(dataDir: string, shared: Secrets | null = null): Secrets {
  const path = join(dataDir, "secrets.json");
  if (!existsSync(path)) {
    const secrets = shared ?? makeSecrets();
    writeSecrets(dataDir, secrets);
    return secrets;
  }
  chmodSync(path, 0o600);
  const secrets = parse(readFileSync(path, "utf8"));
  if (!isSecrets(secrets)) {
    throw new StartError(
      `The keys in ${path} are damaged; put the file back from a backup, or delete it to get new keys (everyone then signs in again).`,
    );
  }
  if (shared === null || sharedText(shared) === sharedText(secrets)) return secrets;
  if (existsSync(rotationNote(dataDir))) {
    throw new StartError(
      `"npx jubilee keys rotate" did not come to its end in ${dataDir}; run it again.`,
    );
  }
  throw new StartError(
    `JUBILEE_SECRETS holds other keys than ${path}; unset it, or move that file away.`,
  );
}

/** Keys as JUBILEE_SECRETS takes them. */
export function sharedText({
  jwtSecret,
  publishableKey,
  secretKey,
  webhookSecret,
}: Secrets): string {
  const ordered = { jwtSecret, publishableKey, secretKey, webhookSecret };
  return Buffer.from(JSON.stringify(ordered)).toString("base64url");
}

/**
 * Reads JUBILEE_SECRETS.
 *
 * @throws {StartError} when it is no line of `jubilee keys show`
 */
export function sharedSecrets(text: string | null): Secrets | null {
  if (text === null) return null;
  const secrets = parse(Buffer.from(text, "base64url").toString("utf8"));
  if (isSecrets(secrets)) return secrets;
  throw new StartError(
    'JUBILEE_SECRETS holds no keys; set it to the whole line that "npx jubilee keys show" prints on the first machine.',
  );
}

/** Puts keys into the place of those that are there, whole or not at all. */
export function writeSecrets(dataDir: string, secrets: Secrets): void {
  const path = join(dataDir, "secrets.json");
  writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** The note that lies in a data directory while its keys are changed. */
export const rotationNote = (dataDir: string): string => join(dataDir, "rotating");

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
