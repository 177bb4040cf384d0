import { useLocaleContext } from "@ark-ui/react/locale";
import { Lock } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { showFocused } from "../dialog/showFocused.ts";
import { Anchor } from "../link/Anchor.tsx";
import { aligned, besideWords, count as countStyle, fading, line, list, tab } from "./Tabs.css.ts";
import { useHidden } from "./useHidden.ts";

export interface TabLink {
  href: string;
  label: string;
  count?: number;
  icon?: ReactNode;
  /** What it takes to use it, where one cannot yet: “comes with Premium”. A lock stands there; the words are heard. */
  locked?: string;
  current?: boolean;
}

export interface TabLinksProps {
  /** What the tabs lead through: "Class of 1997". */
  label: string;
  links: readonly TabLink[];
  /** A CSS length: the page's gutter, where the row scrolls to the edges of the screen. */
  gutter?: string;
}

/** The parts of one thing, each with its own address. Parts without an address are Tabs. */
export function TabLinks({ label, links, gutter }: TabLinksProps) {
  const { locale } = useLocaleContext();
  const row = useRef<HTMLUListElement>(null);
  const place = links.findIndex(({ current }) => current);
  const counts = links.map(({ count }) => count).join(" ");

  const { hidden, look } = useHidden(row, `${counts} ${links.map(({ href }) => href).join(" ")}`);

  // Where the row is longer than the screen: the part one is in must not be out of sight.
  useEffect(() => {
    const tabs = row.current;
    const here = tabs?.children[place];
    if (!tabs || !here) return;
    const { left, width } = here.getBoundingClientRect();
    const frame = tabs.getBoundingClientRect();
    tabs.scrollBy({ left: left + width / 2 - (frame.left + frame.width / 2) });
    // oxlint-disable-next-line react/exhaustive-deps -- counts that come later make the row longer
  }, [place, counts]);

  return (
    <nav data-screen-only="" className={line} aria-label={label}>
      <ul
        className={`${gutter ? list : aligned} ${fading}`}
        ref={row}
        data-hidden={hidden}
        onScroll={look}
        style={gutter ? { paddingInline: `calc(${gutter} - ${besideWords}px)` } : undefined}
      >
        {links.map(({ href, label: name, count, icon, locked, current = false }) => (
          <li key={href}>
            <Anchor
              href={href}
              className={tab}
              aria-current={current ? "page" : undefined}
              onFocus={showFocused}
            >
              {icon}
              {name}
              {locked && (
                <>
                  <Lock size={13} aria-hidden="true" />
                  <VisuallyHidden>{locked}</VisuallyHidden>
                </>
              )}
              {count !== undefined && (
                <span className={countStyle}>{count.toLocaleString(locale)}</span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
