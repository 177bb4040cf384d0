import { useContext, type ReactNode } from "react";
import { LinkContext, type AnchorComponent } from "./LinkContext.ts";
import { NavigateContext } from "./NavigateContext.ts";

export interface LinkProviderProps {
  /** Receives href, className and every other attribute of an anchor. */
  anchor: AnchorComponent;
  /** Goes to an address without a click, as after "Leave without saving?". */
  navigate?: (href: string) => void;
  children: ReactNode;
}

/** Teaches every component with a link the product's router. */
export function LinkProvider({ anchor, navigate, children }: LinkProviderProps) {
  const browser = useContext(NavigateContext);
  return (
    <NavigateContext value={navigate ?? browser}>
      <LinkContext value={anchor}>{children}</LinkContext>
    </NavigateContext>
  );
}
