import type { ReactNode } from "react";
import { column, page } from "../app/frame/page.css.ts";
import { width as widths } from "./PageFrame.css.ts";

interface PageFrameProps {
  /** `full`: the product's column; `text`: to read; `form`: to fill in. */
  width?: keyof typeof widths;
  children: ReactNode;
}

/** Gutters and column of a page inside the shell. */
export function PageFrame({ width = "full", children }: PageFrameProps) {
  return (
    <div className={page}>
      <div className={column}>
        <div className={widths[width]}>{children}</div>
      </div>
    </div>
  );
}
