import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys walk from the field through the results; Enter in the field takes the first one.
 * Answers whether the key was used.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, search: HTMLElement): boolean {
  const field = search.querySelector("input");
  const results = [...search.querySelectorAll<HTMLElement>("li > button")];
  if (event.key === "Enter" && event.target === field) {
    results[0]?.click();
    return true;
  }
  const step = steps[event.key];
  if (!step || !field) return false;
  const stops: HTMLElement[] = [field, ...results];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  return true;
}
