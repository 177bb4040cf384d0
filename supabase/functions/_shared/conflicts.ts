/** Serialization failure and deadlock: the database took everything back, and would take it now. */
const conflicts = new Set(["40001", "40P01"]);
const tries = 4;
const longestPauseMs = 80;

/**
 * Runs one whole transaction, and again when it met another and was undone for it: up to four times,
 * after pauses of chance lengths so that the two do not meet again.
 *
 * @param work from the transaction's begin to its end; nothing of it is left when it failed
 * @param stateOf the SQLSTATE in an answer that is a refusal; what is thrown has it as `code`
 */
export async function againOnConflict<Value>(
  work: () => Promise<Value>,
  stateOf: (value: Value) => Promise<string | null> | string | null = () => null,
): Promise<Value> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      const value = await work();
      if (left === 0 || !conflicts.has((await stateOf(value)) ?? "")) return value;
    } catch (error) {
      if (left === 0 || !(error instanceof Error) || !isConflict(error)) throw error;
    }
    await pause(Math.random() * longestPauseMs);
  }
}

function isConflict(error: Error): boolean {
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" && conflicts.has(code);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
