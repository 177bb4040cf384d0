import type { ReactNode } from "react";
import { sprinkles, type Sprinkles } from "../../theme/sprinkles.css.ts";
import type { LayoutTag } from "../box/box.types.ts";
import { full, grows } from "../stack/Stack.css.ts";

export interface InlineProps {
  as?: LayoutTag;
  gap?: Sprinkles["gap"];
  align?: Sprinkles["alignItems"];
  justify?: Sprinkles["justifyContent"];
  wrap?: boolean;
  grow?: boolean;
  id?: string;
  role?: "group" | "toolbar" | "list";
  "aria-label"?: string;
  children?: ReactNode;
}

/** Side by side, wrapping where there is no room. One under the other: Stack; in columns: Grid. */
export function Inline({
  as: Element = "div",
  gap = "2",
  align = "center",
  justify = "start",
  wrap = true,
  grow = false,
  children,
  ...rest
}: InlineProps) {
  const layout = sprinkles({
    display: "flex",
    flexWrap: wrap ? "wrap" : "nowrap",
    gap,
    alignItems: align,
    justifyContent: justify,
  });
  return (
    <Element {...rest} className={`${layout} ${grow ? grows : full}`}>
      {children}
    </Element>
  );
}
