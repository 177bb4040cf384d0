/** Where copying stays possible. Source: specification section 6, Content protection. */
const free = [
  "input",
  "textarea",
  "select",
  "form",
  '[contenteditable="true"]',
  '[contenteditable=""]',
  "[popover]",
  '[data-part="positioner"]:not([data-scope="dialog"])',
].join(", ");

/** A widget is free as a whole ('never in a widget', decision 19 of features.md). */
const isWidget = (element: Element) => element.localName.startsWith("jubilee-");

/**
 * Whether an event on this way (its `composedPath`, so that it is seen inside shadow roots) must not
 * copy: outside widgets, fields, editable areas, forms and popper content.
 */
export function isProtected(path: readonly EventTarget[]): boolean {
  return !path.some((on) => on instanceof Element && (isWidget(on) || on.matches(free)));
}

/** Ctrl or cmd with C or X. */
export function isCopyShortcut(event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "key">): boolean {
  return (event.ctrlKey || event.metaKey) && /^[cx]$/i.test(event.key);
}
