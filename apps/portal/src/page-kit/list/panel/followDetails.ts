import type { KeyboardEvent } from "react";

const stops = "a[href], button:not(:disabled), input:not(:disabled), select, textarea";

/**
 * Tab goes from the open row into its panel, and back from the panel's first stop to the row: what
 * follows a row are its details, not all the rows below it, each with buttons of its own.
 */
export function followDetails(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, target, currentTarget } = event;
  if (key !== "Tab" || altKey || ctrlKey || metaKey) return;
  const row = currentTarget.querySelector<HTMLElement>('[aria-current="true"] [data-row-control]');
  const first = currentTarget.querySelector<HTMLElement>(`[data-list-panel] :is(${stops})`);
  if (!row || !first || target !== (shiftKey ? first : row)) return;
  event.preventDefault();
  (shiftKey ? row : first).focus();
}
