import type { KeyboardEvent } from "react";

/** Arrows go through what was found, from the field down and back up into it; Home and End jump. */
export function moveThroughHits(event: KeyboardEvent<HTMLElement>): void {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], a[data-hit]"),
  ];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  if (here < 0 || stops.length < 2) return;
  const isTyping = stops[here] instanceof HTMLInputElement;
  const next = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: isTyping ? -1 : 1,
    End: isTyping ? -1 : stops.length - 1,
  }[event.key];
  const stop = next === undefined ? undefined : stops[next];
  if (!stop) return;
  event.preventDefault();
  stop.focus();
}
