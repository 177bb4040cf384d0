import type { ReactNode } from "react";
import { sprinkles, type Sprinkles } from "../../theme/sprinkles.css.ts";
import type { LayoutTag } from "../box/box.types.ts";
import { full, grows } from "./Stack.css.ts";

export interface StackProps {
  as?: LayoutTag;
  gap?: Sprinkles["gap"];
  align?: Sprinkles["alignItems"];
  /** Takes the room that its neighbours leave, and may get narrower than its content. */
  grow?: boolean;
  id?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  children?: ReactNode;
}

/** One under the other, with equal gaps. Side by side: Inline; in columns: Grid. */
export function Stack({
  as: Element = "div",
  gap = "4",
  align = "stretch",
  grow = false,
  children,
  ...rest
}: StackProps) {
  const layout = sprinkles({ display: "flex", flexDirection: "column", gap, alignItems: align });
  return (
    <Element {...rest} className={`${layout} ${grow ? grows : full}`}>
      {children}
    </Element>
  );
}
