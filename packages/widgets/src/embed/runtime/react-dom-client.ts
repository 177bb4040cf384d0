import { drawInside, newPart, place } from "./tree.ts";
import type { Child } from "./tree.types.ts";

/** The part of react-dom's root that widgets use. */
export function createRoot(box: Element) {
  const root = newPart({ type: box.localName, props: {}, key: undefined }, null, box);
  const render = (child: Child) => {
    drawInside(root, child);
    place(root);
  };
  return { render, unmount: () => render(null) };
}
