import { contrast } from "../theme/contrast.ts";

function hexOf(colour: string): string {
  const bytes = /^rgba?\((\d+), (\d+), (\d+)/.exec(colour)?.slice(1) ?? [];
  return `#${bytes.map((byte) => Number(byte).toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast of an element's text on its own ground, as the browser draws them now. */
export function measureContrast(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  return contrast(hexOf(color), hexOf(backgroundColor));
}
