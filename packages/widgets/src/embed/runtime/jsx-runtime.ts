import type { Component, Key, Props, VirtualNode } from "./tree.types.ts";

export { Fragment } from "./tree.ts";

/** What the compiler calls for an element. */
export function jsx(type: string | Component, props: Props, key?: Key): VirtualNode {
  return { type, props, key };
}

export { jsx as jsxs };
