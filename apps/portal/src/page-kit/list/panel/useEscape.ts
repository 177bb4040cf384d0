import { useEffect, useEffectEvent } from "react";

/** Escape, unless something nearer has taken it: an open dialog, a menu. */
export function useEscape(close: () => void, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}
