import type { FocusEvent } from "react";

/**
 * What has the focus is brought into view: where Tab comes round again a trap gives it without
 * scrolling, and of a tab at the row's edge a browser is content with a few pixels.
 */
export const showFocused = ({ target }: FocusEvent<HTMLElement>): void =>
  target.scrollIntoView({ block: "nearest" });
