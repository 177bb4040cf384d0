import { dayNight } from "../theme/dayNight.ts";
import type { CoverOptions } from "./cover.types.ts";
import type { DrawFamily } from "./families/family.types.ts";
import { inksOf, type InkSet } from "./inks.ts";
import { at, hash, randomFrom } from "./random.ts";
import type { Clip } from "./shapes.ts";
import { subjectOf } from "./subject.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeText = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function clipper(prefix: string): Clip {
  let count = 0;
  return (shape, drawing) => {
    count += 1;
    const id = `${prefix}-${count}`;
    return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${drawing}</g>`;
  };
}

/** One subject's drawing as a whole SVG. */
export function frameCover(draw: DrawFamily, options: CoverOptions): string {
  const { typeId, seed, width, height, label, inks = "variables" } = options;
  const subject = subjectOf(typeId, seed);
  const size = `${width}x${height}`;
  const prefix = options.idPrefix ?? `c${hash(`${subject}/${seed}/${size}/${inks}`).toString(36)}`;
  const drawing = draw(width, height, randomFrom(`${subject}/${seed}`), clipper(prefix));
  const spoken = label ? `role="img" aria-label="${escapeText(label)}"` : 'aria-hidden="true"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" width="100%" height="100%" focusable="false" ${spoken}>${drawing}</svg>`;
  return inks === "variables" ? svg : inked(svg, inksOf(typeId, seed)[inks]);
}

/** A drawing that left its colours to variables, with these written in. */
export function inked(svg: string, set: InkSet): string {
  return svg.replaceAll(/var\(--k(\d)\)/g, (_, index) => at(set, Number(index)));
}

/** The variables that a drawing with `inks: "variables"` needs around it, for an inline style. */
export function coverVariables(typeId: string, seed: string): Record<`--k${number}`, string> {
  const { day, night } = inksOf(typeId, seed);
  const pairs = day.map((hex, index) => [`--k${index}`, dayNight(hex, at(night, index))]);
  return Object.fromEntries(pairs) as Record<`--k${number}`, string>;
}
