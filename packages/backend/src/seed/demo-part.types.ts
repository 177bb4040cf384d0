import type { OpenBackend } from "../backend.types.ts";

/**
 * One domain's share of the demo: a file `<area>/<domain>.demo.ts`, found by its name. It is asked
 * once, on a database whose earlier parts are there, and throws where what it stands on is missing.
 */
export interface DemoPart {
  /** Lower comes first; whoever stands on events and people alone needs none and comes after all. */
  order?: number;
  /** @param now every date of the demo is near it */
  seed: (backend: OpenBackend, now: Date) => Promise<void>;
}
