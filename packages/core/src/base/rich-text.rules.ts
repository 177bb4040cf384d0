import { safeLink, safePicture } from "./rich-links.rules.ts";
import type {
  RichBlock,
  RichDirection,
  RichField,
  RichInline,
  RichItem,
  RichMark,
  RichText,
} from "./rich-text.types.ts";

/** What one text may hold; SQL `private.is_rich_text` says the same. */
export const richTextLimits = { bytes: 60_000, depth: 6, name: 200 } as const;

/** A text in which nothing is written yet. */
export const noRichText: RichText = { version: 1, content: [] };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const attrsOf = (node: Fields): Fields => (isFields(node["attrs"]) ? node["attrs"] : {});
const wordOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A stored text, read: what the schema does not know is left out, so that whatever is drawn is safe. */
export function readRichText(value: unknown): RichText {
  if (!isFields(value) || value["version"] !== 1) return noRichText;
  return { version: 1, content: blocksOf(value["content"], 0) };
}

function blocksOf(value: unknown, depth: number): RichBlock[] {
  if (depth > richTextLimits.depth) return [];
  return listOf(value).flatMap((one) => (isFields(one) ? blockOf(one, depth) : []));
}

function blockOf(node: Fields, depth: number): RichBlock[] {
  const { type } = node;
  const attrs = attrsOf(node);
  if (type === "paragraph") {
    return [{ type, ...directedOf(attrs), ...inlineOf(node["content"]) }];
  }
  if (type === "heading") {
    const level = attrs["level"] === 3 ? 3 : 2;
    return [{ type, attrs: { level, ...directedOf(attrs).attrs }, ...inlineOf(node["content"]) }];
  }
  if (type === "bullets" || type === "numbers") {
    const content = itemsOf(node["content"], depth);
    return content.length > 0 ? [{ type, content }] : [];
  }
  if (type === "quote") {
    const content = blocksOf(node["content"], depth + 1);
    return content.length > 0 ? [{ type, content }] : [];
  }
  if (type === "divider") return [{ type }];
  return type === "picture" ? pictureOf(attrs) : [];
}

function itemsOf(value: unknown, depth: number): RichItem[] {
  return listOf(value).flatMap((one) => {
    if (!isFields(one) || one["type"] !== "item") return [];
    const content = blocksOf(one["content"], depth + 1);
    return content.length > 0 ? [{ type: "item" as const, content }] : [];
  });
}

function directedOf({ dir }: Fields): { attrs?: { dir: RichDirection } } {
  return dir === "ltr" || dir === "rtl" ? { attrs: { dir } } : {};
}

function pictureOf({ src, alt, width, height }: Fields): RichBlock[] {
  const known = safePicture(wordOf(src));
  const size = (value: unknown) =>
    typeof value === "number" && value > 0 && value < 20_000 ? Math.round(value) : 0;
  const attrs = { alt: wordOf(alt), width: size(width), height: size(height) };
  return known === null || attrs.width === 0 || attrs.height === 0
    ? []
    : [{ type: "picture", attrs: { src: known, ...attrs } }];
}

function inlineOf(value: unknown): { content?: RichInline[] } {
  const content = listOf(value).flatMap((one) => (isFields(one) ? pieceOf(one) : []));
  return content.length > 0 ? { content } : {};
}

function pieceOf(node: Fields): RichInline[] {
  const { type } = node;
  const attrs = attrsOf(node);
  const marks = marksOf(node["marks"]);
  if (type === "break") return [{ type }];
  if (type === "text") {
    const text = wordOf(node["text"]);
    return text === "" ? [] : [{ type, text, ...marks }];
  }
  const name = wordOf(attrs["name"]).slice(0, richTextLimits.name);
  if (name === "") return [];
  if (type === "mention") return [{ type, attrs: { id: wordOf(attrs["id"]), name }, ...marks }];
  if (type !== "field") return [];
  const fallback = wordOf(attrs["fallback"]).slice(0, richTextLimits.name);
  return [{ type, attrs: { name, fallback }, ...marks }];
}

function marksOf(value: unknown): { marks?: RichMark[] } {
  const marks = listOf(value).flatMap((one): RichMark[] => {
    if (!isFields(one)) return [];
    const { type } = one;
    if (type === "bold" || type === "italic" || type === "strike" || type === "code") {
      return [{ type }];
    }
    const href = type === "link" ? safeLink(wordOf(attrsOf(one)["href"])) : null;
    return href === null ? [] : [{ type: "link", attrs: { href } }];
  });
  return marks.length > 0 ? { marks } : {};
}

/** A text of plain paragraphs, parted by blank lines. */
export function richTextOf(plain: string): RichText {
  const paragraphs = plain.split(/\n\s*\n/).filter((one) => one.trim() !== "");
  return {
    version: 1,
    content: paragraphs.map((paragraph) => ({
      type: "paragraph",
      content: paragraph
        .trim()
        .split("\n")
        .flatMap((text, at): RichInline[] => [
          ...(at > 0 ? [{ type: "break" } as const] : []),
          ...(text === "" ? [] : [{ type: "text", text } as const]),
        ]),
    })),
  };
}

/** Every piece of a text, in the order in which it is read. */
export function piecesOf(blocks: readonly (RichBlock | RichItem)[]): RichInline[] {
  return blocks.flatMap((block): RichInline[] => {
    if (block.type === "paragraph" || block.type === "heading") return [...(block.content ?? [])];
    return "content" in block ? piecesOf(block.content) : [];
  });
}

/** Whether there is nothing to read in it: a picture alone is something. */
export function isEmptyRichText({ content }: RichText): boolean {
  const shows = (blocks: readonly (RichBlock | RichItem)[]): boolean =>
    blocks.some((block) =>
      block.type === "picture" || block.type === "divider"
        ? block.type === "picture"
        : block.type === "paragraph" || block.type === "heading"
          ? (block.content ?? []).some((one) => one.type !== "text" || one.text.trim() !== "")
          : shows(block.content),
    );
  return !shows(content);
}

/** The places of a text that are filled in, each once. */
export function fieldsOf({ content }: RichText): RichField[] {
  const found = piecesOf(content).flatMap((one) => (one.type === "field" ? [one.attrs] : []));
  return [...new Map(found.map((field) => [field.name, field])).values()];
}

/** Whom a text names, each once. */
export function mentionsOf({ content }: RichText): string[] {
  const found = piecesOf(content).flatMap((one) => (one.type === "mention" ? one.attrs.id : []));
  return [...new Set(found)];
}

/** The fields that stay empty for a reader of whom this is known. */
export function emptyFields(text: RichText, known: Readonly<Record<string, string>>): string[] {
  return fieldsOf(text)
    .filter(({ name, fallback }) => (known[name] ?? "").trim() === "" && fallback.trim() === "")
    .map(({ name }) => name);
}

/** The text as one reader gets it: each field with what is known of them, or what stands in for it. */
export function fillFields(text: RichText, known: Readonly<Record<string, string>>): RichText {
  const filled = (piece: RichInline): RichInline[] => {
    if (piece.type !== "field") return [piece];
    const { name, fallback } = piece.attrs;
    const value = (known[name] ?? "").trim() || fallback;
    const { marks } = piece;
    return value === "" ? [] : [{ type: "text", text: value, ...(marks ? { marks } : {}) }];
  };
  const inside = <Part extends RichBlock | RichItem>(part: Part): Part => {
    if (part.type === "paragraph" || part.type === "heading") {
      return { ...part, content: (part.content ?? []).flatMap(filled) };
    }
    return "content" in part ? { ...part, content: part.content.map(inside) } : part;
  };
  return { version: 1, content: text.content.map(inside) };
}
