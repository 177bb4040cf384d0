import type { ReactNode } from "react";
import { sprinkles, type Sprinkles } from "../../theme/sprinkles.css.ts";
import type { LayoutTag } from "./box.types.ts";

export interface BoxProps extends Sprinkles {
  as?: LayoutTag;
  id?: string;
  children?: ReactNode;
}

/** A plain box with layout props. For a row or a column use Inline or Stack. */
export function Box({ as: Element = "div", id, children, ...layout }: BoxProps) {
  return (
    <Element id={id} className={sprinkles(layout)}>
      {children}
    </Element>
  );
}
