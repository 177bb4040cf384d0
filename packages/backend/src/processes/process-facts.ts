import { createHash, randomUUID } from "node:crypto";
import type { BackendOptions, Secrets } from "../backend.types.ts";
import { thisMachine } from "../database/machine.ts";
import { release } from "../database/release.ts";
import type { PaymentMode } from "../settings/settings.types.ts";

/** What a server tells the others on its database about itself. */
export interface ProcessFacts {
  id: string;
  /** The machine, told from others of its name. */
  host: string;
  pid: number;
  /** Host and port that it listens on. */
  listensAt: string;
  release: string;
  siteUrl: string;
  payments: PaymentMode;
  /** Where files are: `disk`, or the bucket's address. */
  files: string;
  /** A fingerprint of the keys. */
  keys: string;
}

/** The facts of this process. */
export function processFacts(
  { siteUrl, bucket }: Pick<BackendOptions, "siteUrl" | "bucket">,
  secrets: Secrets,
  { payments, listensAt }: Pick<ProcessFacts, "payments" | "listensAt">,
): ProcessFacts {
  const { pid } = process;
  const keys = fingerprintOf(secrets);
  const files = bucket ? `${bucket.endpoint}/${bucket.name}` : "disk";
  return {
    id: randomUUID(),
    host: thisMachine,
    pid,
    listensAt,
    release,
    siteUrl,
    payments,
    files,
    keys,
  };
}

/** Tells keys apart without telling anything of them. */
export function fingerprintOf(secrets: Secrets): string {
  const { jwtSecret, publishableKey, secretKey, webhookSecret } = secrets;
  const text = JSON.stringify([jwtSecret, publishableKey, secretKey, webhookSecret]);
  return createHash("sha256").update(`fingerprint ${text}`).digest("hex").slice(0, 16);
}
