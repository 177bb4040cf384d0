/**
 * A reason not to start that the person at the keyboard can do something about.
 * The message is one sentence with the way out; it is shown without a stack.
 */
export class StartError extends Error {
  override name = "StartError";
}

const unwritable = new Set(["EROFS", "EACCES", "EPERM", "ENOSPC", "EDQUOT"]);

/** Whether the file system has refused to be written. */
export function isRefusal(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : null;
  return typeof code === "string" && unwritable.has(code);
}

/** What PostgreSQL calls pages and files that are not what they should be. */
const damaged = new Set(["XX001", "XX002", "58P01"]);

/** Turns a refusal of the file system, or damaged files, into a sentence; passes every other error on. */
export function asStartError(error: unknown, path: string): unknown {
  const code = error instanceof Error ? Reflect.get(error, "code") : null;
  if (typeof code !== "string") return error;
  if (damaged.has(code)) return databaseDamaged(path, error);
  if (!isRefusal(error)) return error;
  const reason = code === "ENOSPC" || code === "EDQUOT" ? "the disk is full" : "it is read-only";
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
