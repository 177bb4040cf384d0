import type { ReactNode } from "react";
import { head, note, title as titleStyle } from "./Home.css.ts";

/** A section's title and its one paragraph. */
export function SectionHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={head}>
      <h2 className={titleStyle}>{title}</h2>
      <p className={note}>{children}</p>
    </div>
  );
}
