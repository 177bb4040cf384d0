import { useEffect } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";

/** What a history entry of the import holds when a list was pasted. */
export interface PastedState {
  pasted: string;
}

export function isPasted(state: unknown): state is PastedState {
  return (
    typeof state === "object" &&
    state !== null &&
    "pasted" in state &&
    typeof state.pasted === "string"
  );
}

/** Leads to the import's preview with a pasted list. */
export function useOpenPasted(eventId: string): (text: string) => void {
  const [, go] = useLocation();
  return (text) => {
    const state: PastedState = { pasted: text };
    go(href("people.import", { eventId }), { state });
  };
}

/** Takes a list that is pasted on the page itself, wherever no field would take it. */
export function usePasteOnPage(isOn: boolean, onPaste: (text: string) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const take = (event: ClipboardEvent) => {
      const at = event.target;
      if (
        at instanceof Element &&
        at.closest("input, textarea, select, [contenteditable], dialog")
      ) {
        return;
      }
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (!/\p{L}/u.test(text)) return;
      event.preventDefault();
      onPaste(text);
    };
    document.addEventListener("paste", take);
    return () => document.removeEventListener("paste", take);
  }, [isOn, onPaste]);
}
