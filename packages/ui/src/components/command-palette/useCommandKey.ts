import { useEffect, useEffectEvent } from "react";

/** Calls back on Ctrl+K, or Cmd+K on a Mac. */
export function useCommandKey(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
