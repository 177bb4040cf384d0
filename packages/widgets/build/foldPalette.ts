import { themeOf } from "@jubilee/ui/palette";
import { eventTypeIds, type EventPalette } from "@jubilee/ui/covers";

const samples = Array.from({ length: 400 }, (_, index) => `sample-${index}`);

/** The first draw of the covers' generator: FNV-1a, then mulberry32. Runs in the browser too. */
export function firstDraw(text: string): number {
  let state = 2166136261;
  for (const letter of text) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

/** The nine colours a widget uses, without their number signs. */
function digits({ light, dark }: EventPalette): string {
  const names = ["accent", "surface", "line", "tint"] as const;
  const colours = names.flatMap((name) => [light[name], dark[name]]);
  return [...colours, light.spark].map((colour) => colour.slice(1)).join("");
}

/** Which palettes a type has, in the order in which its seeds pick them. */
function palettesOf(typeId: string): string[] {
  const seen = samples.map((seed) => ({
    draw: firstDraw(`${typeId}/${seed}/ink`),
    palette: digits(themeOf(typeId, seed)),
  }));
  const count = new Set(seen.map(({ palette }) => palette)).size;
  const ordered = Array.from({ length: count }, () => "");
  for (const { draw, palette } of seen) {
    const index = Math.floor(draw * count);
    if (ordered[index] && ordered[index] !== palette) {
      throw new Error(`The palettes of ${typeId} are not picked the way this table assumes`);
    }
    ordered[index] = palette;
  }
  return ordered;
}

/** A module with the exports of src/palette/palette.ts that looks colours up instead of deriving them. */
export function foldPalette(): string {
  const all: string[] = [];
  const types = eventTypeIds.map((typeId) => {
    const indices = palettesOf(typeId).map((palette) => {
      if (!all.includes(palette)) all.push(palette);
      return all.indexOf(palette).toString(36);
    });
    return [typeId.replace("-type-1", ""), indices.join("")];
  });
  return `
const types = ${JSON.stringify(Object.fromEntries(types))};
const table = ${JSON.stringify(all.join(""))};
const draw = ${firstDraw.toString()};
export function eventColours(typeId, seed) {
  let type = typeId.slice(0, -7);
  if (!types[type]) type = "social";
  const picks = types[type];
  const set = parseInt(picks[Math.floor(draw(type + "-type-1/" + seed + "/ink") * picks.length)], 36);
  const colour = (index) => "#" + table.substr((set * 9 + index) * 6, 6);
  const pair = (index) => "light-dark(" + colour(index) + ", " + colour(index + 1) + ")";
  return {
    "--event-accent": pair(0),
    "--event-surface": pair(2),
    "--event-line": pair(4),
    "--event-tint": pair(6),
    "--event-highlight": colour(8),
  };
}`;
}
