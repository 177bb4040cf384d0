import { useEffect, useRef, type MouseEvent, type RefObject } from "react";

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** A press on the dialog itself is one on the scrim. */
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Opens the browser's own modal dialog: it keeps the focus, Escape closes it, the rest is inert. */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return {
    ref,
    onClick: (event) => {
      const box = event.currentTarget.getBoundingClientRect();
      const isInside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (event.target === event.currentTarget && !isInside) onClose();
    },
  };
}
