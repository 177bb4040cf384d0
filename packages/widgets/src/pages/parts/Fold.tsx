import type { ReactNode } from "react";
import * as css from "./Fold.css.ts";
import { Icon } from "./Icon.tsx";
import { plus } from "./icons.ts";

interface FoldProps {
  /** What stands on the line that opens it. */
  title: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** What is read by opening it, also without scripts. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className={css.fold}>
      <summary className={css.head}>
        <span>{title}</span>
        <Icon lines={plus} />
      </summary>
      {children}
    </details>
  );
}
