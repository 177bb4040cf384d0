import type { RichBlock, RichInline, RichItem, RichMark, RichText } from "./rich-text.types.ts";

type RichTag =
  | ("p" | "h2" | "h3" | "ul" | "ol" | "li" | "blockquote" | "hr" | "img")
  | ("a" | "b" | "i" | "s" | "code" | "bdi" | "br");

/** Makes one element: React's, Preact's or a mail's. Strings among the children are text. */
export type RichMaker<Made> = (
  tag: RichTag,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Made | string)[],
) => Made;

const markTags = { bold: "b", italic: "i", strike: "s", code: "code" } as const;

/**
 * Draws a text as elements, the one way for every page and mail. It makes a fixed list of elements
 * with a fixed list of attributes; whatever was written is text in them.
 *
 * @param text read by `readRichText`
 */
export function drawRichText<Made>({ content }: RichText, make: RichMaker<Made>): Made[] {
  const marked = (made: Made | string, mark: RichMark): Made => {
    if (mark.type !== "link") return make(markTags[mark.type], {}, [made]);
    const { href } = mark.attrs;
    if (!/^https?:/i.test(href)) return make("a", { href }, [made]);
    return make("a", { href, target: "_blank", rel: "nofollow noreferrer" }, [made]);
  };
  const piece = (one: RichInline): Made | string => {
    if (one.type === "break") return make("br", {}, []);
    const marks = [...(one.marks ?? [])].toReversed();
    if (one.type === "text") return marks.reduce<Made | string>(marked, one.text);
    const words = one.type === "mention" ? `@${one.attrs.name}` : one.attrs.fallback;
    const named =
      one.type === "mention" ? make("bdi", { "data-mention": one.attrs.id }, [words]) : words;
    return marks.reduce<Made | string>(marked, named);
  };
  const pieces = (list: readonly RichInline[] = []) => list.map(piece);
  const item = ({ content: inside }: RichItem) => make("li", { dir: "auto" }, inside.map(block));
  const block = (one: RichBlock): Made => {
    switch (one.type) {
      case "paragraph":
        return make("p", { dir: one.attrs?.dir ?? "auto" }, pieces(one.content));
      case "heading":
        return make(
          one.attrs.level === 2 ? "h2" : "h3",
          { dir: one.attrs.dir ?? "auto" },
          pieces(one.content),
        );
      case "bullets":
        return make("ul", { dir: "auto" }, one.content.map(item));
      case "numbers":
        return make("ol", { dir: "auto" }, one.content.map(item));
      case "quote":
        return make("blockquote", { dir: "auto" }, one.content.map(block));
      case "divider":
        return make("hr", {}, []);
      default: {
        const { src, alt, width, height } = one.attrs;
        const size = { width: String(width), height: String(height) };
        return make("img", { src, alt, ...size, loading: "lazy" }, []);
      }
    }
  };
  return content.map(block);
}

/** The same words for readers of plain text, with where links lead. */
export function richTextPlain({ content }: RichText): string {
  return content
    .map((block) => plainBlock(block))
    .filter((text) => text !== "")
    .join("\n\n");
}

function plainBlock(block: RichBlock): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return (block.content ?? []).map(plainPiece).join("").trim();
    case "bullets":
      return block.content.map((item) => plainItem(item, "- ")).join("\n");
    case "numbers":
      return block.content.map((item, at) => plainItem(item, `${at + 1}. `)).join("\n");
    case "quote":
      return block.content.map(plainBlock).join("\n\n").replaceAll(/^/gm, "> ");
    case "divider":
      return "* * *";
    default:
      return block.attrs.alt === "" ? "" : `[${block.attrs.alt}]`;
  }
}

function plainItem({ content }: RichItem, mark: string): string {
  const text = content.map(plainBlock).join("\n");
  return `${mark}${text.replaceAll("\n", `\n${" ".repeat(mark.length)}`)}`;
}

function plainPiece(piece: RichInline): string {
  if (piece.type === "break") return "\n";
  if (piece.type === "mention") return `@${piece.attrs.name}`;
  const words = piece.type === "text" ? piece.text : piece.attrs.fallback;
  const link = piece.marks?.find((mark) => mark.type === "link");
  const href = link?.type === "link" ? link.attrs.href.replace(/^(?:mailto|tel):/i, "") : null;
  return href === null || href === words ? words : `${words} (${href})`;
}

/** How a text begins, on one line. */
export function richTextStart(text: RichText, most: number): string {
  const whole = richTextPlain(text).replaceAll(/\s+/gu, " ").trim();
  if (whole.length <= most) return whole;
  const cut = whole.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most - 30)).trimEnd()}…`;
}
