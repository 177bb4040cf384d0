import type { WidgetKind } from "../widget.types.ts";

/** Turns `<div data-jubilee="rsvp" data-token="…">` into the element, with what it holds inside. */
export function fillPlaceholders(kind: WidgetKind, within: ParentNode): void {
  for (const box of within.querySelectorAll<HTMLElement>(`[data-jubilee=${kind}]`)) {
    if (box.querySelector(`jubilee-${kind}`)) continue;
    const element = document.createElement(`jubilee-${kind}`);
    for (const [name, value] of Object.entries(box.dataset)) {
      if (name !== "jubilee" && value !== undefined) element.setAttribute(name, value);
    }
    element.append(...box.childNodes);
    box.append(element);
  }
}

/** Looks now and whenever something is added to the page. */
export function watchPage(look: () => void): void {
  look();
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) look();
  }).observe(document.documentElement, { childList: true, subtree: true });
}
