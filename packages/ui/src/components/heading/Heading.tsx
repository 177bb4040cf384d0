import type { NativeAny } from "../../native.types.ts";
import { heading } from "./Heading.css.ts";

export type HeadingSize = "hero" | "page" | "event" | "section" | "panel" | "row";

export interface HeadingProps extends NativeAny {
  /** The rank in the page's outline; looks are `size`. */
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize;
  align?: "start" | "center";
  truncate?: boolean;
}

const usual = { 1: "page", 2: "section", 3: "panel", 4: "row" } as const;

/**
 * A title. The level tells the outline, the size the look. Running text is Text; a page's h1
 * stands in its PageHeader.
 */
export function Heading({ level, size, align, truncate = false, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const look = heading({ size: size ?? usual[level], truncate, ...(align ? { align } : {}) });
  return <Element {...rest} className={look} />;
}
