import { createElement, Fragment, type ComponentType, type Key } from "preact";

/** What the compiler calls for an element. */
export function jsx(type: ComponentType | string, props: object, key?: Key) {
  return createElement(type as string, key === undefined ? props : { ...props, key });
}

export { Fragment, jsx as jsxs };
