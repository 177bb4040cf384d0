import { contrast } from "../theme/contrast.ts";
import { initialsOf } from "./initials.ts";
import { baseInks, nightInks, type InkSet } from "./inks.ts";
import { at, randomFrom } from "./random.ts";

/** Two inks of the event and the one that reads on them, all `#rrggbb`. */
export interface MonogramInks {
  ground: string;
  shape: string;
  text: string;
}

export interface Monogram {
  initials: string;
  /** Which of the five shapes lies on the ground, 0 to 4. */
  shape: number;
  day: MonogramInks;
  night: MonogramInks;
}

/** The first preferred ink that reads on the ground, else black or white, one of which always does. */
function readable(ground: string, preferred: readonly string[]): string {
  const found = preferred.find((ink) => contrast(ground, ink) >= 4.5);
  return found ?? (contrast(ground, "#ffffff") >= 4.5 ? "#ffffff" : "#000000");
}

function inks(set: InkSet, ground: number, shape: number, texts: readonly string[]): MonogramInks {
  return { ground: at(set, ground), shape: at(set, shape), text: readable(at(set, ground), texts) };
}

/** How a guest without a photo is shown: initials on inks of the event, never a drawn face. */
export function monogramOf(name: string, typeId: string, seed: string): Monogram {
  const random = randomFrom(`monogram/${name}`);
  const day = baseInks(typeId, seed);
  const night = nightInks(day);
  const ground = random.pick([2, 3, 4, 5, 0]);
  const shape = random.pick([0, 2, 3, 4, 5].filter((ink) => ink !== ground));
  return {
    initials: initialsOf(name),
    shape: random.int(0, 4),
    day: inks(day, ground, shape, [at(day, 1), at(day, 6)]),
    night: inks(night, ground, shape, ["#120c13", "#fdf6e8"]),
  };
}
