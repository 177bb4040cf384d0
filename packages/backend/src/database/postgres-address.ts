import { readFileSync } from "node:fs";
import { getCACertificates } from "node:tls";
import { StartError } from "./start-error.ts";

/** How the driver reaches a server. */
export interface DriverTarget {
  url: string;
  /** Who the server has to be, and who may vouch for it; left out where the address does not ask for that. */
  ssl?: { host: string; ca: string[] };
}

/** Words of an address that are for PostgreSQL's own programs: a server takes them for settings it does not know. */
const forPrograms = ["sslrootcert", "channel_binding", "gssencmode"];

/**
 * Reads an address as PostgreSQL's own programs do, so that hosted services' addresses work as they
 * are given.
 *
 * @throws {StartError} when the file of `sslrootcert` cannot be read
 */
export function driverTarget(address: string): DriverTarget {
  const url = new URL(address);
  const root = rootOf(url);
  const isVerified = root !== null || isVerifying(url);
  for (const word of forPrograms) url.searchParams.delete(word);
  if (!isVerified) return { url: url.href };
  // Named, because for an address in numbers the driver would look for "localhost".
  return {
    url: url.href,
    ssl: { host: url.hostname, ca: root === null ? authorities() : [readRoot(root)] },
  };
}

/** How one of PostgreSQL's own programs reaches it. */
export interface ProgramTarget {
  /** Without the password, because everybody on the machine may read what a program is called with. */
  url: string;
  environment: Record<string, string>;
  /** What these programs look for in a file, unless the address or the environment names one. */
  authorities: string | null;
}

/** The same for `pg_dump` and `pg_restore`, which know no authorities of the machine. */
export function programTarget(address: string): ProgramTarget {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  const needsAuthorities = isVerifying(url) && !rootOf(url) && !process.env["PGSSLROOTCERT"];
  url.password = "";
  if (needsAuthorities) url.searchParams.delete("sslrootcert");
  return {
    url: url.href,
    environment: password === "" ? {} : { PGPASSWORD: password },
    authorities: needsAuthorities ? authorities().join("\n") : null,
  };
}

const isVerifying = (url: URL): boolean =>
  ["verify-ca", "verify-full"].includes(url.searchParams.get("sslmode") ?? "");

/** Newer programs call the machine's authorities `system`. */
function rootOf(url: URL): string | null {
  const root = url.searchParams.get("sslrootcert");
  return root === "system" ? null : root;
}

function readRoot(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw new StartError(
      `The certificate ${path}, which sslrootcert in DATABASE_URL names, cannot be read.`,
      { cause },
    );
  }
}

/** Those that Node brings, those of NODE_EXTRA_CA_CERTS, and the machine's. */
function authorities(): string[] {
  return [...new Set([...getCACertificates("default"), ...getCACertificates("system")])];
}
