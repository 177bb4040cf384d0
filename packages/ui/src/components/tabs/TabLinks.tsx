import { useLocaleContext } from "@ark-ui/react/locale";
import { ChevronDown, Lock } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Menu } from "../menu/Menu.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { showFocused } from "../dialog/showFocused.ts";
import { Anchor } from "../link/Anchor.tsx";
import {
  aligned,
  besideWords,
  count as countStyle,
  framed,
  line,
  list,
  more,
  tab,
} from "./Tabs.css.ts";
import { tabsWords } from "./tabs.copy.ts";
import { useWords } from "../../words/useWords.ts";
import { fading } from "../fading/Fading.css.ts";
import { useFading } from "../fading/useFading.ts";

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

function Locked({ words }: { words: string }) {
  return (
    <>
      <Lock size={13} aria-hidden="true" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

/** Arrow keys, Home and End go along the row; Tab still stops at each. */
function moveAlong(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a")];
  const at = links.findIndex((link) => link === document.activeElement);
  const isTurned = getComputedStyle(event.currentTarget).direction === "rtl";
  const [back, on] = isTurned ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const places: Readonly<Record<string, number>> = {
    [back]: Math.max(at - 1, 0),
    [on]: at + 1,
    Home: 0,
    End: links.length - 1,
  };
  const place = places[event.key];
  if (at === -1 || place === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  links[place]?.focus();
}

/**
 * The parts of one thing, each with its own address; where the row is longer than its place, a list
 * of all stands at its end. Parts without an address are Tabs.
 */
export function TabLinks({ label, links, gutter }: TabLinksProps) {
  const { locale } = useLocaleContext();
  const words = useWords("tabs", tabsWords);
  const row = useRef<HTMLUListElement>(null);
  const place = links.findIndex(({ current }) => current);
  const counts = links.map(({ count }) => count).join(" ");

  const fades = useFading(row, `${counts} ${links.map(({ href }) => href).join(" ")}`);
  const hidden = fades["data-hidden"];

  // Where the row is longer than the screen: the part one is in must not be out of sight, also once
  // the list of all has taken its room, and when the screen turns.
  const isLonger = hidden !== undefined;
  useEffect(() => {
    const tabs = row.current;
    if (!tabs) return undefined;
    const showPlace = () => {
      const here = tabs.children[place];
      if (!here) return;
      const { left, width } = here.getBoundingClientRect();
      const frame = tabs.getBoundingClientRect();
      tabs.scrollBy({ left: left + width / 2 - (frame.left + frame.width / 2) });
    };
    showPlace();
    const sizes = new ResizeObserver(showPlace);
    sizes.observe(tabs);
    return () => sizes.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- counts that come later make the row longer
  }, [place, counts, isLonger]);

  return (
    <nav data-screen-only="" className={`${line} ${framed}`} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the links inside */}
      <ul
        className={`${gutter ? list : aligned} ${fading}`}
        ref={row}
        {...fades}
        onKeyDown={moveAlong}
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
              {locked && <Locked words={locked} />}
              {count !== undefined && (
                <span className={countStyle}>{count.toLocaleString(locale)}</span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
      {hidden && (
        <Menu
          align="end"
          trigger={
            <button type="button" className={more}>
              <span>{words.all}</span>
              <VisuallyHidden> {words.parts(links.length)}</VisuallyHidden>
              <ChevronDown aria-hidden="true" />
            </button>
          }
          entries={links.map(({ href, label: name, count, icon, locked, current }) => ({
            id: href,
            href,
            label: name,
            icon,
            ...(current === undefined ? {} : { checked: current }),
            ...(locked === undefined ? {} : { end: <Locked words={locked} /> }),
            ...(count === undefined ? {} : { end: count.toLocaleString(locale) }),
          }))}
        />
      )}
    </nav>
  );
}
