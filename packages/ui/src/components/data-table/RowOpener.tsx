import type { MouseEvent, ReactNode } from "react";
import { Anchor } from "../link/Anchor.tsx";
import { opener } from "./DataTable.css.ts";

interface RowOpenerProps {
  /** Where the row leads; left out, it opens something here. */
  href: string | undefined;
  isPressed?: boolean | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
}

/** What names a row, and lies over all of it: a link where it leads on, else a button. */
export function RowOpener({ href, isPressed, onClick, children }: RowOpenerProps) {
  if (href !== undefined)
    return (
      <Anchor href={href} className={opener} data-row-control onClick={onClick}>
        {children}
      </Anchor>
    );
  return (
    <button
      type="button"
      className={opener}
      data-row-control
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
