import { useEffect, useRef, type ReactNode } from "react";
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
  const row = useRef<HTMLUListElement>(null);
  const place = links.findIndex(({ current }) => current);

  // On a phone the row is longer than the screen: the part one is in must not be out of sight.
  useEffect(() => {
    const tabs = row.current;
    const here = tabs?.children[place];
    if (!tabs || !here) return;
    const { left, width } = here.getBoundingClientRect();
    const frame = tabs.getBoundingClientRect();
    tabs.scrollBy({ left: left + width / 2 - (frame.left + frame.width / 2) });
  }, [place]);

  return (
    <nav aria-label={label}>
      <ul className={list} ref={row}>
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
