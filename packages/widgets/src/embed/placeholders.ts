import { newElement } from "../element/dom.ts";
import type { WidgetKind } from "../widget.types.ts";

/** Turns `<div data-jubilee="rsvp" data-token="…">` into the element, with what it holds inside. */
export function fillPlaceholders(kind: WidgetKind): void {
  for (const box of findAll(`[data-jubilee=${kind}]`)) {
    if (box.querySelector(`jubilee-${kind}`)) continue;
    const element = newElement(`jubilee-${kind}`);
    for (const { name, value } of box.attributes) {
      if (/^data-(?!jubilee$)/.test(name)) element.setAttribute(name.slice(5), value);
    }
    element.append(...box.childNodes);
    box.append(element);
  }
}

/** All that a page holds, whatever it has named its images and forms. */
export function findAll(selector: string): NodeListOf<HTMLElement> {
  return Document.prototype.querySelectorAll.call(document, selector) as NodeListOf<HTMLElement>;
}

/** Looks now and whenever something is added to the page. */
export function watchPage(look: () => void): void {
  look();
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) look();
  }).observe(document, { childList: true, subtree: true });
}
