import type { ReactNode } from "react";
import { beside, besideWide, follows, followsWide, typed, typedWide } from "./Preview.css.ts";

interface BesidePreviewProps {
  /** Follows what is typed: beside it from tablets on, below it on phones. */
  preview: ReactNode;
  /** Its lines are long: beside it on desktops alone. */
  isWide?: boolean;
  children: ReactNode;
}

/** A form and, beside it, what becomes of it. */
export function BesidePreview({ preview, isWide = false, children }: BesidePreviewProps) {
  return (
    <div className={isWide ? besideWide : beside}>
      <div className={isWide ? typedWide : typed}>{children}</div>
      <div className={isWide ? followsWide : follows}>{preview}</div>
    </div>
  );
}
