import type { OpenBackend } from "../backend.types.ts";
import { ensureAuthTables } from "../front/auth/schema.ts";
import type { KeptMessages } from "./kept-messages.ts";
import { log } from "../log/log.ts";

const usualMs = 15_000;
/** A mail server that does not answer does not hold up the end; what is kept goes out next time. */
const lastWaitMs = 3_000;

/** Tries kept messages again and again, beginning with what an earlier run left. Returns how to stop. */
export async function keepSending(
  backend: OpenBackend,
  messages: KeptMessages,
  everyMs = usualMs,
): Promise<() => Promise<void>> {
  await ensureAuthTables(backend);
  let round: Promise<unknown> = Promise.resolve();
  const begin = (): void => {
    round = messages
      .sendDue()
      .catch((error: unknown) => log.error("Kept messages could not be sent:", error));
  };
  begin();
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
    const limit = new Promise((resolve) => setTimeout(resolve, lastWaitMs).unref());
    await Promise.race([messages.settle(), limit]);
  };
}
