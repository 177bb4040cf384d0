import { SidebarLayout } from "@jubilee/ui/sidebar-layout";
import type { ReactNode } from "react";
import { typed } from "./Preview.css.ts";

interface BesidePreviewProps {
  /** Follows what is typed: beside it from 1,100 px, below it where there is less room. */
  preview: ReactNode;
  children: ReactNode;
}

/** A form and, beside it, what becomes of it. */
export function BesidePreview({ preview, children }: BesidePreviewProps) {
  return (
    <SidebarLayout side="end" width="wide" narrow="below" sticky sidebar={preview}>
      <div className={typed}>{children}</div>
    </SidebarLayout>
  );
}
