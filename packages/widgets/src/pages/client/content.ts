/** Where copying stays possible. Source: specification section 6, Content protection. */
const free = `input, textarea, select, form, [contenteditable="true"], [contenteditable=""], [popover]`;

/** A widget is free as a whole. */
const isFree = (on: EventTarget) =>
  on instanceof Element && (on.localName.startsWith("jubilee-") || on.matches(free));

/**
 * 'For everyone except signed-in administrators, copy, cut, right-click and ctrl/cmd+C or X are
 * blocked outside inputs, textareas, selects, editable areas, forms and popper content.'
 */
export function keepContent(): void {
  const block = (event: Event) => {
    if (!event.composedPath().some(isFree)) event.preventDefault();
  };
  const blockKeys = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && /^[cx]$/i.test(event.key)) block(event);
  };
  const kinds = ["copy", "cut", "contextmenu"];
  for (const kind of kinds) document.addEventListener(kind, block);
  document.addEventListener("keydown", blockKeys);
  const release = () => {
    for (const kind of kinds) document.removeEventListener(kind, block);
    document.removeEventListener("keydown", blockKeys);
    document.body.classList.remove("protect-content");
  };
  void import("./standing.ts").then(({ whenAdministrator }) => whenAdministrator(release));
}
