import type { FocusEvent } from "react";

/** Where Tab comes round again the trap gives the focus without scrolling: it is brought into view. */
export const showFocused = ({ target }: FocusEvent<HTMLElement>): void =>
  target.scrollIntoView({ block: "nearest" });
