import { useEffect } from "react";
import { palette } from "./palette.store.ts";

const takesText = () => document.activeElement?.matches("[role=dialog] input") === true;

/** What `key` makes of a text at whose end one types; null where it is no typing. */
export function typedOn(
  text: string,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "Backspace") return text.replace(/.$/su, "");
  return /^.$/su.test(key) ? text + key : null;
}

/** Whoever types on after Ctrl K is faster than the palette: until its field has the focus, the keys are kept for it. */
export function useEarlyKeys(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const keep = (event: KeyboardEvent) => {
      if (takesText()) return;
      const next = typedOn(palette.state.getState().query, event);
      if (next !== null) palette.type(next);
      else if (event.key === "Escape") palette.close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", keep, true);
    return () => document.removeEventListener("keydown", keep, true);
  }, [isOpen]);
}
