import type { HTMLAttributes, RefAttributes } from "react";

/** The elements' attributes in JSX. */
export interface JubileeAttributes extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  token: string;
  origin?: string | undefined;
  shape?: string | undefined;
  theme?: string | undefined;
  label?: string | undefined;
  isolation?: string | undefined;
  fonts?: string | undefined;
  bare?: string | undefined;
  copy?: string | undefined;
  loading?: string | undefined;
  consent?: string | undefined;
  affiliate?: string | undefined;
  debug?: string | undefined;
  prefill?: string | undefined;
  "return-url"?: string | undefined;
}

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
