import type { KeyboardEvent } from "react";

const steps: Record<string, (from: number, last: number) => number> = {
  ArrowDown: (from, last) => Math.min(last, from + 1),
  ArrowUp: (from) => Math.max(0, from - 1),
  Home: () => 0,
  PageUp: () => 0,
  End: (_, last) => last,
  PageDown: (_, last) => last,
};

/** Here these keys do something of their own. */
const keepsKeys =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=slider], [role=radio]";

/** Keys that would scroll the page behind go from control to control instead. */
export function stepInside(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  const step = steps[key];
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!step || isModified || event.defaultPrevented) return;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (target.matches(keepsKeys)) return;
  event.preventDefault();
  const controls = [
    ...currentTarget.querySelectorAll<HTMLElement>(
      "button:not(:disabled), a[href], input:not(:disabled), select, textarea",
    ),
  ];
  controls[step(controls.indexOf(target), controls.length - 1)]?.focus();
}
