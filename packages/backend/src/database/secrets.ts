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
 * Reads the keys of a data directory; makes them at first start. The file is for its owner
 * alone (mode 0600).
 *
 * @throws {StartError} when the file is there but not whole
 */
export function loadSecrets(dataDir: string): Secrets {
  const path = join(dataDir, "secrets.json");
  if (!existsSync(path)) {
    const secrets = makeSecrets();
    writeSecrets(dataDir, secrets);
    return secrets;
  }
  chmodSync(path, 0o600);
  const secrets = parse(readFileSync(path, "utf8"));
  if (isSecrets(secrets)) return secrets;
  throw new StartError(
    `The keys in ${path} are damaged; put the file back from a backup, or delete it to get new keys (everyone then signs in again).`,
  );
}

/** Puts keys into the place of those that are there, whole or not at all. */
export function writeSecrets(dataDir: string, secrets: Secrets): void {
  const path = join(dataDir, "secrets.json");
  writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
