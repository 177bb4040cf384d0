import type { ReactNode } from "react";
import { LinkContext, type AnchorComponent } from "./LinkContext.ts";

export interface LinkProviderProps {
  /** Receives href, className and every other attribute of an anchor. */
  anchor: AnchorComponent;
  children: ReactNode;
}

/** Teaches every component with a link the product's router. */
export function LinkProvider({ anchor, children }: LinkProviderProps) {
  return <LinkContext value={anchor}>{children}</LinkContext>;
}
