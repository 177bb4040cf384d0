import type { OpenBackend } from "../backend.types.ts";

/**
 * One domain's share of the demo: a file `<area>/<domain>.demo.ts` that exports it as `demo`, joined in
 * `demo-parts.ts`. It is asked once, on a database whose earlier parts are there, and throws where
 * what it stands on is missing.
 */
export interface DemoPart {
  /** @param now every date of the demo is near it */
  seed: (backend: OpenBackend, now: Date) => Promise<void>;
}
