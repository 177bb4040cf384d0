/**
 * A reason not to start that the person at the keyboard can do something about.
 * The message is one sentence with the way out; it is shown without a stack.
 */
export class StartError extends Error {
  override name = "StartError";
}

const unwritable = new Set(["EROFS", "EACCES", "EPERM", "ENOSPC", "EDQUOT"]);

/** Turns a refusal of the file system into a sentence; passes every other error on. */
export function asStartError(error: unknown, path: string): unknown {
  const code = error instanceof Error ? Reflect.get(error, "code") : null;
  if (typeof code !== "string" || !unwritable.has(code)) return error;
  const reason = code === "ENOSPC" || code === "EDQUOT" ? "the disk is full" : "it is read-only";
  return new StartError(
    `The data directory ${path} cannot be written because ${reason}; set JUBILEE_DATA_DIR to a folder you may write.`,
    { cause: error },
  );
}
