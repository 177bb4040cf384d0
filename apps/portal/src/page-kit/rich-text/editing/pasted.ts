import { DOMParser, type ParseOptions, type Schema, type Slice } from "prosemirror-model";

const dropped =
  "script, style, meta, link, title, head, xml, template, object, embed, iframe, svg, math, o\\:p, [style*='mso-list:Ignore'], [style*='mso-list: Ignore']";

/** Reads what is pasted, after what Word and Google Docs put around it was taken out. */
export class PastedParser extends DOMParser {
  static of(schema: Schema): PastedParser {
    return new PastedParser(schema, DOMParser.fromSchema(schema).rules);
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    if (dom instanceof Element) cleanPasted(dom);
    return super.parseSlice(dom, options);
  }
}

/**
 * Without its style sheets: ProseMirror writes their rules into each element, and a browser then
 * throws away what it does not know, such as how Word tells its lists.
 */
export const withoutSheets = (html: string): string =>
  html.replaceAll(/<style[\s\S]*?(?:<\/style\s*>|$)/gi, "");

/** Takes out what is no text, and makes lists and lines of what only looks like them. */
export function cleanPasted(root: Element): void {
  const document = root.ownerDocument;
  listsOfWord(root, document);
  for (const odd of root.querySelectorAll(dropped)) odd.remove();
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const row of root.querySelectorAll("tr")) {
    const cells = [...row.children].map((cell) => (cell.textContent ?? "").trim());
    const line = document.createElement("p");
    line.textContent = cells.filter((cell) => cell !== "").join(" · ");
    row.replaceWith(line);
  }
  /* What Google Docs and Word put between paragraphs to keep them apart. */
  for (const empty of root.querySelectorAll("p:empty")) empty.remove();
  for (const gap of root.querySelectorAll("p + br, ul + br, ol + br")) gap.remove();
}

/** Word writes a list as paragraphs with signs before them: `mso-list:l0 level2 lfo1`. */
function listsOfWord(root: Element, document: Document): void {
  const open: { list: Element; level: number }[] = [];
  let last: Element | null = null;
  for (const line of root.querySelectorAll("p[style*='mso-list']")) {
    const style = line.getAttribute("style") ?? "";
    const level = Number(/level(\d)/.exec(style)?.[1] ?? 1);
    const sign = line.querySelector("[style*='mso-list']")?.textContent ?? "";
    const tag = /^\s*[\p{L}\d]{1,4}[.)]/u.test(sign) ? "ol" : "ul";
    if (last === null || line.previousElementSibling !== last) open.length = 0;
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let place = open.at(-1);
    if (!place || place.level < level) {
      const list = document.createElement(tag);
      if (place) (place.list.lastElementChild ?? place.list).append(list);
      else line.before(list);
      place = { list, level };
      open.push(place);
    }
    const item = document.createElement("li");
    const words = document.createElement("p");
    words.append(...line.childNodes);
    item.append(words);
    place.list.append(item);
    line.remove();
    last = open[0]?.list ?? null;
  }
}
