/** How a name stands on a badge: what is read across the room, and the rest under it. */
export interface NameOnPaper {
  lead: string;
  rest: string;
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The first name with its title leads; names of East Asia stay whole. */
export function nameOnPaper(name: string): NameOnPaper {
  const words = name.trim().split(/\s+/);
  if (eastAsian.test(name) || words.length < 2) return { lead: words.join(" "), rest: "" };
  const titles = words.findIndex((word) => !word.endsWith("."));
  const leads = Math.min(words.length, Math.max(titles, 0) + 1);
  return { lead: words.slice(0, leads).join(" "), rest: words.slice(leads).join(" ") };
}

/** About how wide a text is, in widths of its letters' square. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (eastAsian.test(letter)) width += 1.02;
    else if (/\p{M}/u.test(letter)) width += 0;
    else if (/[\p{Lu}mw@]/u.test(letter)) width += 0.74;
    else width += /[ijltf.,' -]/u.test(letter) ? 0.34 : 0.56;
  }
  return width;
}

/** The size in mm at which a text fits one line of a width, between the least and the most. */
export function fittingSize(
  text: string,
  { width, least, most }: { width: number; least: number; most: number },
): number {
  const fits = width / Math.max(widthOf(text), 0.1);
  return Math.round(Math.min(most, Math.max(least, fits)) * 10) / 10;
}
