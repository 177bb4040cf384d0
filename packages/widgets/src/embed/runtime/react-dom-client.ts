import { render, type ComponentChild } from "preact";

/** The part of react-dom's root that widgets use. */
export function createRoot(box: Element) {
  return {
    render: (node: ComponentChild) => render(node, box),
    unmount: () => render(null, box),
  };
}
