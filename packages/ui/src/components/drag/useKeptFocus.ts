import { useEffect, useLayoutEffect, useRef } from "react";

const inDialog = '[role="dialog"], [role="alertdialog"]';

/** What the hook finds again, wherever it is drawn. */
export const keptAs = (id: string) => ({ "data-kept": id });

/**
 * What is moved by keys keeps the focus, also in another column, where it is drawn anew, behind a
 * question, and when a refused move brings it back; until the person goes on to something else.
 * Call what is returned with the id that `keptAs` gave.
 */
export function useKeptFocus(): (id: string) => void {
  const followed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    const id = CSS.escape(followed.current);
    document.querySelector<HTMLElement>(`[data-kept="${id}"]`)?.focus();
  });
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.closest(inDialog)) return;
      if (target.dataset["kept"] !== followed.current) followed.current = null;
    };
    document.addEventListener("focusin", leave);
    document.addEventListener("pointerdown", leave);
    return () => {
      document.removeEventListener("focusin", leave);
      document.removeEventListener("pointerdown", leave);
    };
  }, []);
  return (id) => {
    followed.current = id;
  };
}
