import { useEffect } from "react";

/** A hardware scanner types faster than people do. */
const betweenKeysMs = 60;
const shortest = 4;

/** Hears a hardware scanner that types a code and Enter, wherever the focus is outside a field. */
export function useWedge(onCode: (code: string) => void): void {
  useEffect(() => {
    let typed = "";
    let lastMs = 0;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      const nowMs = event.timeStamp;
      if (nowMs - lastMs > betweenKeysMs) typed = "";
      lastMs = nowMs;
      if (event.key === "Enter" && typed.length >= shortest) {
        event.preventDefault();
        onCode(typed);
        typed = "";
      } else if (event.key.length === 1) typed += event.key;
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [onCode]);
}
