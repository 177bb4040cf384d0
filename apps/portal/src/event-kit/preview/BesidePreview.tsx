import type { ReactNode } from "react";
import { beside, follows, typed } from "./Preview.css.ts";

interface BesidePreviewProps {
  /** Follows what is typed: beside it from tablets on, below it on phones. */
  preview: ReactNode;
  children: ReactNode;
}

/** A form and, beside it, what becomes of it. */
export function BesidePreview({ preview, children }: BesidePreviewProps) {
  return (
    <div className={beside}>
      <div className={typed}>{children}</div>
      <div className={follows}>{preview}</div>
    </div>
  );
}
