import type { ReactNode } from "react";
import { acts, head, sums as sumsClass } from "./SumsHead.css.ts";

interface SumsHeadProps {
  /** A `StatGroup`. */
  sums: ReactNode;
  /** What can be begun. */
  children?: ReactNode;
}

/** Before a list: what its rows come to, and what can be begun. */
export function SumsHead({ sums, children }: SumsHeadProps) {
  return (
    <div className={head}>
      {sums && <div className={sumsClass}>{sums}</div>}
      {children && <div className={acts}>{children}</div>}
    </div>
  );
}
