import { useLayoutEffect, useRef, type RefObject } from "react";

/** Who was in a panel that has closed, by Escape or by Back, is at the row that it showed. */
export function useRowAfterPanel(frame: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const open = frame.current?.querySelector<HTMLElement>(
      '[aria-current="true"] [data-row-control]',
    );
    if (isOpen) row.current = open ?? row.current;
    else {
      const isLost = document.activeElement === document.body;
      if (isLost && row.current?.isConnected) row.current.focus();
      row.current = null;
    }
  });
}
