/**
 * A page may name its images and forms after anything, and its document answers by those names
 * first: `<img name="createElement">` takes `document.createElement` away. Its prototype stays.
 */
export function newElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
): HTMLElementTagNameMap[Tag];
export function newElement(tag: string): HTMLElement;
export function newElement(tag: string): HTMLElement {
  return Document.prototype.createElement.call(document, tag);
}

/** The same for a part of a drawing. */
export function newVector(tag: string): SVGElement {
  const namespace = "http://www.w3.org/2000/svg";
  return Document.prototype.createElementNS.call(document, namespace, tag) as SVGElement;
}
