import type { NativeAny } from "../../native.types.ts";
import { text } from "./Text.css.ts";

type Tag =
  | "p"
  | "span"
  | "strong"
  | "em"
  | "small"
  | "time"
  | "div"
  | "dt"
  | "dd"
  | "li"
  | "output";

export interface TextProps extends NativeAny {
  as?: Tag;
  size?: 12 | 14 | 16 | 18 | 22;
  tone?: "inherit" | "default" | "muted" | "action" | "danger" | "success" | "warning" | "info";
  weight?: "regular" | "medium" | "strong";
  align?: "start" | "center" | "end";
  /** Figures of equal width, for counts and money. */
  numeric?: boolean;
  /** One line, cut at the end; give the whole as `title`. */
  truncate?: boolean;
  /** Long addresses and names may break anywhere. */
  breakAnywhere?: boolean;
  /** At most 62 characters a line. */
  measure?: boolean;
  /** A span on a line of its own. */
  block?: boolean;
  preserveLines?: boolean;
  dateTime?: string;
}

/** Running text. Titles are Headings. */
export function Text({
  as: Element = "p",
  size = 14,
  tone = "inherit",
  weight = "regular",
  align,
  numeric = false,
  truncate = false,
  breakAnywhere = false,
  measure = false,
  block = false,
  preserveLines = false,
  ...rest
}: TextProps) {
  const look = text({
    size: `${size}`,
    tone,
    weight,
    ...(align ? { align } : {}),
    numeric,
    truncate,
    breakAnywhere,
    measure,
    block: block || (truncate && Element === "span"),
    preserveLines,
  });
  return <Element {...rest} className={look} />;
}
