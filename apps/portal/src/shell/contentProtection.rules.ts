/** Where copying stays possible. Source: specification section 6, Content protection. */
const free = [
  "input",
  "textarea",
  "select",
  "form",
  '[contenteditable="true"]',
  '[contenteditable=""]',
  '[data-part="positioner"]',
  "[popover]",
  "dialog",
].join(", ");

/** Whether an event on this target must not copy: outside fields, editable areas, forms and popper content. */
export function isProtected(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.closest(free) === null;
}

/** Ctrl or cmd with C or X. */
export function isCopyShortcut(event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "key">): boolean {
  return (event.ctrlKey || event.metaKey) && /^[cx]$/i.test(event.key);
}
