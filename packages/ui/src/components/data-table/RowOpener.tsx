import type { MouseEvent, ReactNode } from "react";
import { Anchor } from "../link/Anchor.tsx";
import { opener } from "./DataTable.css.ts";

interface RowOpenerProps {
  /** Where the row leads; left out, it opens something here. */
  href: string | undefined;
  isPressed?: boolean | undefined;
  /** For a row that stands for several: whether they are shown below it. */
  isUnfolded?: boolean | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
}

/** What names a row, and lies over all of it: a link where it leads on, else a button. */
export function RowOpener(props: RowOpenerProps) {
  const { href, isPressed, isUnfolded, onClick, children } = props;
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
      aria-expanded={isUnfolded}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
