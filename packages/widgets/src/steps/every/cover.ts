import { coverVariables, drawCover as coverText } from "@jubilee/ui/covers";
import { newVector } from "../../element/dom.ts";

const width = 720;
const height = 220;
let drawings = 0;

/** Draws an event's cover in place of a picture that did not come. */
export function drawInPlace(picture: EventTarget | null, typeId: string, seed: string): void {
  const box = picture instanceof HTMLElement ? picture.closest("div") : null;
  if (box) draw(box, typeId, seed);
}

/**
 * The drawing's text is taken apart and built from elements, so that pages with Trusted Types and
 * without inline styles show it too.
 */
function draw(box: HTMLElement, typeId: string, seed: string): void {
  drawings += 1;
  const text = coverText({ typeId, seed, width, height, idPrefix: `jubilee-${drawings}` });
  const parents: Element[] = [];
  let drawing: SVGElement | null = null;
  for (const [, close, name, attributes = "", empty, words] of text.matchAll(
    /<(\/?)([\w:]+)([^>]*?)(\/?)>|([^<]+)/g,
  )) {
    const parent = parents.at(-1);
    if (words !== undefined) parent?.append(words);
    else if (close) parents.pop();
    else if (name !== undefined) {
      const element = newVector(name);
      setAttributes(element, attributes);
      if (parent) parent.append(element);
      else drawing = element;
      if (!empty) parents.push(element);
    }
  }
  if (!drawing) return;
  // The theme's own day-and-night switch, answered by `light-dark()`.
  for (const [name, value] of Object.entries(coverVariables(typeId, seed))) {
    box.style.setProperty(name, dayNightOf(value));
  }
  box.querySelector(":scope > svg")?.remove();
  drawing.style.cssText =
    "display:block;width:100%;height:100%;stroke:none;position:relative;top:-100%";
  box.append(drawing);
}

function setAttributes(element: Element, text: string): void {
  for (const [, name, value] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (name !== undefined && name !== "xmlns") element.setAttribute(name, value ?? "");
  }
}

/** `var(--jb-day, a) var(--jb-night, b)` as `light-dark(a, b)`. */
function dayNightOf(value: string): string {
  const [day, night] = [...value.matchAll(/, ([^)]+)\)/g)].map(([, colour]) => colour);
  return day && night ? `light-dark(${day}, ${night})` : value;
}
