/**
 * A reason not to start that the person at the keyboard can do something about.
 * The message is one sentence with the way out; it is shown without a stack.
 */
export class StartError extends Error {
  override name = "StartError";
}

/** What the file system says when it does not want to be written, in words. */
const refusals: Record<string, string> = {
  EROFS: "it is read-only",
  EACCES: "it may not be written by this user",
  EPERM: "it may not be written by this user",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  // Node copies a folder onto a full disk so.
  EIO: "the disk is full or damaged",
};

/** Whether the file system has refused to be written. */
export function isRefusal(error: unknown): boolean {
  return refusalOf(error) !== null;
}

/** Why the file system has refused to be written; null when it has not. */
export function refusalOf(error: unknown): string | null {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : null;
  return typeof code === "string" ? (refusals[code] ?? null) : null;
}

/** What PostgreSQL calls pages and files that are not what they should be. */
const damaged = new Set(["XX001", "XX002", "58P01"]);

/** Turns a refusal of the file system, or damaged files, into a sentence; passes every other error on. */
export function asStartError(error: unknown, path: string): unknown {
  const code = error instanceof Error ? Reflect.get(error, "code") : null;
  if (typeof code !== "string") return error;
  if (damaged.has(code)) return databaseDamaged(path, error);
  const reason = refusalOf(error);
  if (reason === null) return error;
  return new StartError(
    `The data directory ${path} cannot be written because ${reason}; set JUBILEE_DATA_DIR to a folder you may write.`,
    { cause: error },
  );
}

/** The built-in database does not open. */
export function databaseDamaged(dataDir: string, cause: unknown): StartError {
  return new StartError(
    `The database in ${dataDir} cannot be opened because its files are damaged or of another version; move the folder away and lay the newest backup into its place (npx jubilee restore <folder>).`,
    { cause },
  );
}
