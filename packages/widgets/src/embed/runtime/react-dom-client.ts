import { drawRoot, newPart } from "./tree.ts";
import type { Child } from "./tree.types.ts";

/** The part of react-dom's root that widgets use. */
export function createRoot(box: Element) {
  const root = newPart({ type: "", props: {}, key: undefined }, null, box);
  const render = (child: Child) => drawRoot(root, child);
  return { render, unmount: () => render(null) };
}
