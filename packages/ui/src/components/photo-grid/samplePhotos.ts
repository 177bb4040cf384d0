import type { Photo } from "./photo.types.ts";

const shapes = [
  [1600, 1200],
  [1200, 1600],
  [1600, 1200],
  [1600, 900],
  [1200, 1200],
  [3200, 900],
  [1200, 1800],
] as const;
const grounds = ["sienna", "slateblue", "seagreen", "indianred", "steelblue", "darkgoldenrod"];
const subjects = [
  "The lake at nine",
  "Table 14",
  "The lights",
  "Fireworks",
  "Boat shed",
  "Class photo",
];

/** A drawn stand-in of one size and colour. */
function drawn(width: number, height: number, at: number): string {
  const [x, y, r] = [width * 0.68, height * 0.52, Math.min(width, height) * 0.2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${grounds[at % 6]}"/><circle cx="${x}" cy="${y}" r="${r}" fill="khaki"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** As many photos as asked for, of all shapes; one in eleven is not described. */
export function samplePhotos(count: number): Photo[] {
  return Array.from({ length: count }, (_, at) => {
    const [width, height] = shapes[at % shapes.length] ?? [1600, 1200];
    const src = drawn(width, height, at);
    const subject = subjects[at % subjects.length] ?? "";
    return {
      id: `photo-${at}`,
      thumb: src,
      src,
      width,
      height,
      alt: at % 11 === 10 ? "" : at < 6 ? subject : `${subject} (${at + 1})`,
    };
  });
}
