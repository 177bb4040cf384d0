import { useEffect, useRef, type RefObject } from "react";

function isOutside(event: MouseEvent, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return event.target === dialog && (x < left || x > right || y < top || y > bottom);
}

/**
 * The browser's own modal dialog: it keeps the focus, Escape closes it, the rest is inert. A press
 * on the scrim or on a link in it closes it too.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const onClick = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest("a") !== null;
      if (isLink || isOutside(event, dialog)) close.current();
    };
    const onDialogClose = () => close.current();
    dialog.showModal();
    dialog.addEventListener("click", onClick);
    dialog.addEventListener("close", onDialogClose);
    return () => {
      dialog.removeEventListener("click", onClick);
      dialog.removeEventListener("close", onDialogClose);
      dialog.close();
    };
  }, []);
  return ref;
}
