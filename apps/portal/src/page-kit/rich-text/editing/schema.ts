import { safeLink, safePicture } from "@jubilee/core/base/rich-links.rules";
import { Schema, type AttributeSpec, type MarkSpec, type NodeSpec } from "prosemirror-model";

const directed: { dir: AttributeSpec } = { dir: { default: null } };

const dirOf = (element: HTMLElement) => {
  const dir = element.getAttribute("dir");
  return dir === "rtl" || dir === "ltr" ? dir : null;
};
const inBlock = (dir: unknown) => ({ dir: dir === "rtl" || dir === "ltr" ? dir : "auto" });

const blocks: Record<string, NodeSpec> = {
  doc: { content: "block+" },
  paragraph: {
    group: "block",
    content: "inline*",
    attrs: directed,
    parseDOM: [{ tag: "p", getAttrs: (element) => ({ dir: dirOf(element) }) }],
    toDOM: ({ attrs }) => ["p", inBlock(attrs["dir"]), 0],
  },
  bullets: {
    group: "block",
    content: "item+",
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", { dir: "auto" }, 0],
  },
  numbers: {
    group: "block",
    content: "item+",
    parseDOM: [{ tag: "ol" }],
    toDOM: () => ["ol", { dir: "auto" }, 0],
  },
  item: {
    content: "paragraph block*",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: () => ["li", { dir: "auto" }, 0],
  },
  quote: {
    group: "block",
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", { dir: "auto" }, 0],
  },
};

/** What the small form has not. */
const largeBlocks: Record<string, NodeSpec> = {
  heading: {
    group: "block",
    content: "inline*",
    defining: true,
    attrs: { level: { default: 2 }, ...directed },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ level: level < 3 ? 2 : 3, dir: dirOf(element) }),
    })),
    toDOM: ({ attrs }) => [attrs["level"] === 3 ? "h3" : "h2", inBlock(attrs["dir"]), 0],
  },
  divider: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  picture: {
    group: "block",
    attrs: { src: {}, alt: { default: "" }, width: {}, height: {} },
    draggable: true,
    parseDOM: [
      {
        tag: "img[src]",
        getAttrs: (element) => {
          const src = safePicture(element.getAttribute("src") ?? "");
          const size = (name: string) => Number(element.getAttribute(name)) || 0;
          const [width, height] = [size("width"), size("height")];
          if (src === null || width === 0 || height === 0) return false;
          return { src, alt: element.getAttribute("alt") ?? "", width, height };
        },
      },
    ],
    toDOM: ({ attrs }) => ["img", attrs],
  },
};

const pieces: Record<string, NodeSpec> = {
  text: { group: "inline" },
  break: {
    group: "inline",
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
  mention: {
    group: "inline",
    inline: true,
    atom: true,
    attrs: { id: {}, name: {} },
    toDOM: ({ attrs }) => ["bdi", { "data-mention": "" }, `@${attrs["name"]}`],
  },
  field: {
    group: "inline",
    inline: true,
    atom: true,
    attrs: { name: {}, fallback: { default: "" } },
    toDOM: ({ attrs }) => ["bdi", { "data-field": attrs["name"] }, attrs["name"]],
  },
};

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = safeLink(element.getAttribute("href") ?? "");
          return href === null ? false : { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ["a", { href: attrs["href"], rel: "nofollow noreferrer" }, 0],
  },
  bold: {
    parseDOM: [
      { tag: "strong" },
      /* Google Docs wraps all it copies in a b that is none. */
      { tag: "b", getAttrs: ({ style }) => (style.fontWeight === "normal" ? false : null) },
      { style: "font-weight=400", clearMark: ({ type }) => type.name === "bold" },
      { style: "font-weight", getAttrs: (is) => (/^(?:bold|[6-9]00)/.test(is) ? null : false) },
    ],
    toDOM: () => ["b", 0],
  },
  italic: {
    parseDOM: [
      { tag: "i" },
      { tag: "em" },
      { style: "font-style=italic" },
      { style: "font-style=normal", clearMark: ({ type }) => type.name === "italic" },
    ],
    toDOM: () => ["i", 0],
  },
  strike: {
    parseDOM: [{ tag: "s" }, { tag: "del" }, { style: "text-decoration=line-through" }],
    toDOM: () => ["s", 0],
  },
  code: { parseDOM: [{ tag: "code" }], excludes: "bold italic strike", toDOM: () => ["code", 0] },
};

/** The schema of the editor: the names of core's, and how they are drawn while one writes. */
export const schemas = {
  full: new Schema({ nodes: { ...blocks, ...largeBlocks, ...pieces }, marks }),
  small: new Schema({ nodes: { ...blocks, ...pieces }, marks }),
} as const;
