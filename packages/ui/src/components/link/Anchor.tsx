import { createElement, useContext, type ComponentPropsWithRef } from "react";
import { LinkContext } from "./LinkContext.ts";

export type AnchorProps = ComponentPropsWithRef<"a"> & { href: string };

/** The bare anchor that links, link buttons, tabs and crumbs are made of: the router's own, if there is one. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(LinkContext), props);
}
