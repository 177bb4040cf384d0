import type { HTMLAttributes, RefAttributes } from "react";
import type { ElementAttributes } from "../element/attributes.types.ts";

/** The elements' attributes in JSX. */
export interface JubileeAttributes
  extends
    Omit<HTMLAttributes<HTMLElement>, keyof ElementAttributes>,
    RefAttributes<HTMLElement>,
    ElementAttributes {}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "jubilee-rsvp": JubileeAttributes;
      "jubilee-tickets": JubileeAttributes;
      "jubilee-donation": JubileeAttributes;
      "jubilee-showcase": JubileeAttributes;
      "jubilee-countdown": JubileeAttributes;
    }
  }
}
