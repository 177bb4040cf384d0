import { useEffect, useLayoutEffect, useRef } from "react";

const inDialog = '[role="dialog"], [role="alertdialog"]';

/** What the hook finds again, wherever it is drawn. */
export const keptAs = (id: string) => ({ "data-kept": id });

/**
 * What is moved keeps the focus, also in another column, where it is drawn anew, behind a question,
 * when a refused move brings it back, and where a closing dialog would give the focus to the place
 * it left; until the person goes on to something else. Call what is returned with the id that
 * `keptAs` gave.
 */
export function useKeptFocus(): (id: string) => void {
  const followed = useRef<string | null>(null);
  /** Where a dialog put the focus when it closed. */
  const returned = useRef<Element | null>(null);
  const follow = useRef(() => {
    if (followed.current === null) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== returned.current) return;
    const id = CSS.escape(followed.current);
    document.querySelector<HTMLElement>(`[data-kept="${id}"]`)?.focus();
  });
  useLayoutEffect(() => follow.current());
  useEffect(() => {
    const isKept = (target: HTMLElement) => target.dataset["kept"] === followed.current;
    const point = ({ target }: Event) => {
      if (target instanceof HTMLElement && !target.closest(inDialog) && !isKept(target))
        followed.current = null;
    };
    const enter = ({ target, relatedTarget: before }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest(inDialog) || isKept(target)) return;
      if (before instanceof Element && !before.closest(inDialog)) {
        followed.current = null;
        return;
      }
      returned.current = target;
      follow.current();
    };
    document.addEventListener("focusin", enter);
    document.addEventListener("pointerdown", point);
    return () => {
      document.removeEventListener("focusin", enter);
      document.removeEventListener("pointerdown", point);
    };
  }, []);
  return (id) => {
    followed.current = id;
    returned.current = null;
  };
}
