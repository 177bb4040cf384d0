import type { HTMLAttributes, RefAttributes } from "react";
import type { ElementAttributes } from "../element/attributes.types.ts";
import type { WidgetKind } from "../kinds.ts";

/** The elements' attributes in JSX. */
export interface JubileeAttributes
  extends
    Omit<HTMLAttributes<HTMLElement>, keyof ElementAttributes>,
    RefAttributes<HTMLElement>,
    ElementAttributes {}

type JubileeElements = Record<`jubilee-${WidgetKind}`, JubileeAttributes>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends JubileeElements {}
  }
}
