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

/** The page, and the open shadow roots of its components. */
const roots = new Set<Document | ShadowRoot>([document]);

/** What a page may name its images and forms after does not take this away. */
const query = (root: Document | ShadowRoot, selector: string) =>
  (root === document ? Document : DocumentFragment).prototype.querySelectorAll.call(
    root,
    selector,
  ) as NodeListOf<HTMLElement>;

/** All of a kind, in the page and in its components. */
export function findAll(selector: string): HTMLElement[] {
  return [...roots].flatMap((root) => (root.isConnected ? [...query(root, selector)] : []));
}

/** Looks now and whenever something is added to the page or to a component of it. */
export function watchPage(look: () => void): void {
  const awaited = new Set<string>();
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const node of added) enter(node);
    if (added.length > 0) look();
  });
  const watch = (root: Document | ShadowRoot) => {
    roots.add(root);
    observer.observe(root, { childList: true, subtree: true });
    enter(root);
  };
  const meet = ({ localName, shadowRoot }: Element) => {
    if (localName.startsWith("jubilee-")) return;
    if (shadowRoot && !roots.has(shadowRoot)) watch(shadowRoot);
    // A component whose script comes later makes its root without a change that is seen.
    if (!localName.includes("-") || customElements.get(localName) || awaited.has(localName)) return;
    awaited.add(localName);
    const again = () => {
      for (const root of roots) enter(root);
      look();
    };
    void customElements.whenDefined(localName).then(again, () => undefined);
  };
  const enter = (scope: Node) => {
    const walker = Document.prototype.createTreeWalker.call(document, scope, 1);
    for (let node: Node | null = scope; node; node = walker.nextNode()) {
      if (node instanceof Element) meet(node);
    }
  };
  watch(document);
  look();
}
