import { toast } from "@jubilee/ui/toast";
import { useEffect } from "react";

/** Where Ctrl+Z takes letters back, or where something else is asked. */
const elsewhere =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="alertdialog"]';

/** Ctrl+Z, or ⌘Z, undoes the last act as its notice offers it; not while one is typing. */
export function useUndoKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo =
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey &&
        event.key.toLowerCase() === "z";
      const isElsewhere =
        event.target instanceof Element && event.target.closest(elsewhere) !== null;
      if (isUndo && !event.defaultPrevented && !isElsewhere && toast.undoLast())
        event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
