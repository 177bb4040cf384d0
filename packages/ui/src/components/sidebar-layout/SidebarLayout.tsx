import type { ReactNode } from "react";
import { aside, layout, main } from "./SidebarLayout.css.ts";

export interface SidebarLayoutProps {
  /** Settings, a preview, facts. */
  sidebar: ReactNode;
  /** Its spoken name; with it the sidebar is a landmark. */
  sidebarLabel?: string;
  side?: "start" | "end";
  /** 264, 320 or 376 px. */
  width?: "narrow" | "normal" | "wide";
  /** Below 1100 px the sidebar stands above the rest, or under it. */
  narrow?: "above" | "below";
  /** Stays in view while the rest scrolls. */
  sticky?: boolean;
  children: ReactNode;
}

/** A wide part and a narrow one beside it; one under the other where there is no room. Equal parts are a Grid, the planner's rail is the shell's. */
export function SidebarLayout({
  sidebar,
  sidebarLabel,
  side = "start",
  width = "normal",
  narrow = "above",
  sticky = false,
  children,
}: SidebarLayoutProps) {
  const look = aside({ side, sticky, below: narrow === "below" });
  return (
    <div className={layout({ side, width })}>
      {sidebarLabel ? (
        <aside aria-label={sidebarLabel} className={look}>
          {sidebar}
        </aside>
      ) : (
        <div className={look}>{sidebar}</div>
      )}
      <div className={main}>{children}</div>
    </div>
  );
}
