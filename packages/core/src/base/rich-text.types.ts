/** Text with titles, lists, links and names in it, as it is stored: JSON of a small schema. */
export interface RichText {
  version: 1;
  content: readonly RichBlock[];
}

export type RichDirection = "ltr" | "rtl";

/** A direction is stored where its writer chose one; else a block's first letters tell it. */
interface Directed {
  dir?: RichDirection;
}

export type RichBlock =
  | { type: "paragraph"; attrs?: Directed; content?: readonly RichInline[] }
  | { type: "heading"; attrs: Directed & { level: 2 | 3 }; content?: readonly RichInline[] }
  | { type: "bullets" | "numbers"; content: readonly RichItem[] }
  | { type: "quote"; content: readonly RichBlock[] }
  | { type: "divider" }
  | { type: "picture"; attrs: RichPicture };

export interface RichItem {
  type: "item";
  content: readonly RichBlock[];
}

/** A picture of the product's own storage; `alt` says what is to be seen. */
export interface RichPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export type RichInline =
  | { type: "text"; text: string; marks?: readonly RichMark[] }
  | { type: "break" }
  | { type: "mention"; attrs: RichMention; marks?: readonly RichMark[] }
  | { type: "field"; attrs: RichField; marks?: readonly RichMark[] };

/** Somebody who is named; the name is as it was when they were. */
export interface RichMention {
  id: string;
  name: string;
}

/** A place that is filled in for each reader, and what stands there where nothing is known. */
export interface RichField {
  name: string;
  fallback: string;
}

export type RichMark =
  | { type: "bold" | "italic" | "strike" | "code" }
  | { type: "link"; attrs: { href: string } };
