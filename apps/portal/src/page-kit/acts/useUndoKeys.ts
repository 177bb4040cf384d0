import { useEffect } from "react";
import { useActs } from "./useActs.ts";

/** Where Ctrl+Z takes letters back, or where something else is asked. */
const elsewhere =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="alertdialog"]';

/** Ctrl+Z, or ⌘Z, takes back what was done last, with Shift it does it again; not while one is typing. */
export function useUndoKeys(): void {
  const { back, again } = useActs();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOurs =
        (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
      const isElsewhere =
        event.target instanceof Element && event.target.closest(elsewhere) !== null;
      if (!isOurs || event.defaultPrevented || isElsewhere) return;
      event.preventDefault();
      void (event.shiftKey ? again() : back());
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [again, back]);
}
