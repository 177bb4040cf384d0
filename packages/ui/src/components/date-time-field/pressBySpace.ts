import type { KeyboardEvent } from "react";

/** A cell is chosen by Enter from its grid; Space does the same. */
export function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
