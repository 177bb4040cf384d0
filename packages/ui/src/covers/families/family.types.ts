import type { Random } from "../random.ts";
import type { Clip } from "../shapes.ts";

/** Draws one event type's subject, w by h, from the inks 0 to 7. */
export type DrawFamily = (w: number, h: number, random: Random, clip: Clip) => string;
