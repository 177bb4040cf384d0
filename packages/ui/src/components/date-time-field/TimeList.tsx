import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { classNames } from "../../classNames.ts";
import { alone, time, times } from "./DatePanel.css.ts";
import type { DateLimits } from "./typed.types.ts";
import { dayOf, brokenLimit, written } from "./writtenDate.ts";
import { useWords } from "../../words/useWords.ts";
import { dateTimeFieldWords } from "./dateTimeField.copy.ts";

interface TimeListProps extends DateLimits {
  clock: string;
  day: string;
  locale: string;
  onClock: (clock: string) => void;
  /** No calendar stands beside it. */
  isAlone: boolean;
}

const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, "0")}:${at % 2 ? "30" : "00"}`,
);
/** Where the list begins while nothing is chosen: in the evening, as most events do. */
const evening = "18:00";

/** Every half hour, and the clock that is chosen; others are typed. */
export function TimeList({ clock, day, locale, min, max, onClock, isAlone }: TimeListProps) {
  const words = useWords("dateTimeField", dateTimeFieldWords);
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string>();
  const all = [...new Set([...halfHours, ...(clock ? [clock] : [])])].toSorted();
  const isOpen = (one: string) => {
    const value = isAlone ? one : `${day}T${one}`;
    if (!isAlone && !dayOf(value)) return true;
    return brokenLimit(value, { min, max }) === undefined;
  };
  const clocks = all.filter(isOpen);
  const stop = [at, clock, evening].find((one) => one && clocks.includes(one)) ?? clocks[0];
  useLayoutEffect(() => {
    const box = list.current;
    const option = box?.querySelector<HTMLElement>(`[data-clock="${stop}"]`);
    if (!box || !option) return;
    box.scrollTop = option.offsetTop - (box.clientHeight - option.offsetHeight) / 2;
    box.scrollLeft = option.offsetLeft - (box.clientWidth - option.offsetWidth) / 2;
  }, [stop]);
  const press = (event: KeyboardEvent) => {
    const from = clocks.indexOf(stop ?? "");
    const moves: Record<string, number> = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: from + 6,
      PageUp: from - 6,
      Home: 0,
      End: clocks.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = clocks[Math.min(clocks.length - 1, Math.max(0, to))];
    setAt(next);
    list.current
      ?.querySelector<HTMLElement>(`[data-clock="${next}"]`)
      ?.focus({ preventScroll: true });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its options
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that stands open and keeps its look
      role="listbox"
      aria-label={words.times}
      className={classNames(times, isAlone && alone)}
      onKeyDown={press}
    >
      {clocks.map((one) => (
        <button
          key={one}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of that list
          role="option"
          data-clock={one}
          aria-selected={one === clock}
          tabIndex={one === stop ? 0 : -1}
          className={time}
          onClick={() => onClock(one)}
        >
          {written(one, "time", locale)}
        </button>
      ))}
    </div>
  );
}
