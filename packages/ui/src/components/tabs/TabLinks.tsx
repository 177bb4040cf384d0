import type { ReactNode } from "react";
import { Anchor } from "../link/Anchor.tsx";
import { count as countStyle, list, tab } from "./Tabs.css.ts";

export interface TabLink {
  href: string;
  label: string;
  count?: number;
  icon?: ReactNode;
  current?: boolean;
}

export interface TabLinksProps {
  /** What the tabs lead through: "Class of 1997". */
  label: string;
  links: readonly TabLink[];
}

/** The parts of one thing, each with its own address. Parts without an address are Tabs. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {links.map(({ href, label: name, count, icon, current = false }) => (
          <li key={href}>
            <Anchor href={href} className={tab} aria-current={current ? "page" : undefined}>
              {icon}
              {name}
              {count !== undefined && <span className={countStyle}>{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
