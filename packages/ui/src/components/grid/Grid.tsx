import type { ReactNode } from "react";
import { sprinkles, type Sprinkles } from "../../theme/sprinkles.css.ts";
import type { LayoutTag } from "../box/box.types.ts";
import { full } from "../stack/Stack.css.ts";

export interface GridProps {
  as?: LayoutTag;
  /** One value, or one per range: `{ mobile: "1", desktop: "7/5" }`. */
  columns?: Sprinkles["gridTemplateColumns"];
  gap?: Sprinkles["gap"];
  align?: Sprinkles["alignItems"];
  children?: ReactNode;
}

const usualGap = { mobile: "4", tablet: "5" } as const;

/** Equal or weighted columns. In one direction use Stack or Inline. */
export function Grid({
  as: Element = "div",
  columns = "1",
  gap = usualGap,
  align = "stretch",
  children,
}: GridProps) {
  const layout = sprinkles({
    display: "grid",
    gridTemplateColumns: columns,
    gap,
    alignItems: align,
  });
  return <Element className={`${layout} ${full}`}>{children}</Element>;
}
