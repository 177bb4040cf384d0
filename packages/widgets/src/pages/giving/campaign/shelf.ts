/** A goal as a shelf of books: so many spines, so many of them there. */
const count = 44;
/** The size that it is drawn in. */
export const shelfSize = { width: 616, height: 96 } as const;
/** Inks of the campaign's cover, some more often than others. */
const inks = [5, 1, 2, 4, 3, 2, 1, 3, 4, 1, 2] as const;
const gap = 3;
const round = 3;

interface Spine {
  x: number;
  y: number;
  width: number;
  ink: number;
  /** Bands across the spine, in units from its top. */
  band: number | null;
}

/** How thick, how tall and of which ink each one is: the same for every campaign. */
const spines: readonly Spine[] = (() => {
  const thick = Array.from({ length: count }, (_, key) => 7 + ((key * key * 5 + key * 11) % 9));
  const whole = thick.reduce((sum, width) => sum + width, 0);
  const scale = (shelfSize.width - gap * (count - 1)) / whole;
  let x = 0;
  return thick.map((units, key) => {
    const width = units * scale;
    const height = 0.62 + ((key * key * 7 + key * 13) % 34) / 100;
    const band = key % 7 === 6 ? 22 : key % 3 === 1 ? 14 : null;
    const spine = { x, y: shelfSize.height * (1 - height), width, ink: inks[key % 11] ?? 1, band };
    x += width + gap;
    return spine;
  });
})();

const number = (value: number): string => String(Number(value.toFixed(1)));

/** The outline of a spine, round at its two upper corners. */
function outline({ x, y, width }: Spine): string {
  const top = `M${number(x)} ${shelfSize.height}V${number(y + round)}q0-${round} ${round}-${round}`;
  return `${top}h${number(width - 2 * round)}q${round} 0 ${round} ${round}V${shelfSize.height}z`;
}

/** A shelf as paths: of each ink those that are there, the bands on them, and what is still to come. */
export interface Shelf {
  filled: { ink: number; path: string }[];
  bands: string;
  open: string;
}

/** How many spines are there; a single gift is seen, and the last one only with the whole goal. */
export function spinesThere(share: number): number {
  if (share <= 0) return 0;
  return share >= 1 ? count : Math.min(count - 1, Math.max(1, Math.floor(share * count)));
}

/** The shelf of a campaign; `share` from 0 to 1 says how much of the goal is there. */
export function shelfOf(share: number): Shelf {
  const there = spines.slice(0, spinesThere(share));
  const byInk = Map.groupBy(there, ({ ink }) => ink);
  return {
    filled: [...byInk].map(([ink, ofInk]) => ({ ink, path: ofInk.map(outline).join("") })),
    bands: there
      .flatMap(({ x, y, width, band }) =>
        band === null ? [] : [`M${number(x)} ${number(y + band)}h${number(width)}`],
      )
      .join(""),
    open: spines.slice(there.length).map(outline).join(""),
  };
}
