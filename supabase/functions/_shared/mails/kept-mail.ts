import type { Deps } from "../deps.types.ts";
import { Refusal } from "../refusal.ts";

/** Long enough for a frame to load it. */
const keptMs = 120_000;

const placeOf = (key: string) => `drawn-mail:${key}`;

/**
 * Keeps a drawn mail for a moment under a key that nobody guesses, since a frame cannot say who
 * asks. It lives in the memory of this process.
 *
 * @returns the key
 */
export async function keepMail(deps: Deps, html: string): Promise<string> {
  const key = crypto.randomUUID();
  await deps.cache.read(placeOf(key), keptMs, () => Promise.resolve(html));
  return key;
}

/** A mail that was kept. Throws a refusal when it is not there any more. */
export function keptMail(deps: Deps, key: string): Promise<string> {
  return deps.cache.read<string>(placeOf(key), keptMs, () =>
    Promise.reject(new Refusal("not_found", "This mail was shown a while ago. Show it again.")),
  );
}
