import { useEffect } from "react";
import { useIsAdmin } from "../app/session/useIsAdmin.ts";
import { protectContent } from "./contentProtection.css.ts";
import { isCopyShortcut, isProtected } from "./contentProtection.rules.ts";

/**
 * 'For everyone except signed-in administrators, copy, cut, right-click and ctrl/cmd+C or X are
 * blocked outside inputs, textareas, selects, editable areas, forms and popper content.'
 * Source: specification section 6.
 */
export function useContentProtection(): void {
  const isAdmin = useIsAdmin();
  useEffect(() => {
    if (isAdmin) return undefined;
    const block = (event: Event) => {
      if (isProtected(event.composedPath())) event.preventDefault();
    };
    const blockShortcut = (event: KeyboardEvent) => {
      if (isCopyShortcut(event)) block(event);
    };
    document.body.classList.add("protect-content", protectContent);
    document.addEventListener("copy", block);
    document.addEventListener("cut", block);
    document.addEventListener("contextmenu", block);
    document.addEventListener("keydown", blockShortcut);
    return () => {
      document.body.classList.remove("protect-content", protectContent);
      document.removeEventListener("copy", block);
      document.removeEventListener("cut", block);
      document.removeEventListener("contextmenu", block);
      document.removeEventListener("keydown", blockShortcut);
    };
  }, [isAdmin]);
}
