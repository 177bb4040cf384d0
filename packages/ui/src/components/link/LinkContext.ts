import { createContext, type ComponentPropsWithRef, type ComponentType } from "react";

/** Draws an anchor: the router's own link, so that a click inside the product does not load a page. */
export type AnchorComponent = ComponentType<ComponentPropsWithRef<"a"> & { href: string }> | "a";

export const LinkContext = createContext<AnchorComponent>("a");
