import { createContext } from "react";

/** Goes to an address: by the product's router, so that no page is loaded, or by the browser. */
export const NavigateContext = createContext<(href: string) => void>((href) =>
  location.assign(href),
);
