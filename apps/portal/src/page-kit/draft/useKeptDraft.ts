import { useEffect, useState, type SetStateAction } from "react";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";

/** This tab's storage; the browser refuses it, if at all, when it is asked for. */
export const tab = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
  removeItem: (key: string) => sessionStorage.removeItem(key),
};

export interface DraftOptions<Value> {
  /** Which form of which link. */
  name: string;
  /** What the form opens with when nothing is kept. */
  first: () => Value;
  /** What the form stands on: where that has changed meanwhile, what was typed is out of date. */
  over?: string;
}

/** A guest's form that outlives a reload of its tab until it is sent. */
export function useKeptDraft<Value>({ name, first, over = "" }: DraftOptions<Value>) {
  const [kept] = useState(() => readDraft(tab, name, over) as Value | null);
  const [draft, setDraft] = useState(() => kept ?? first());
  const [isTyped, setTyped] = useState(kept !== null);
  const [isBack, setBack] = useState(isTyped);
  useEffect(() => {
    if (isTyped) keepDraft(tab, name, draft, over);
  }, [isTyped, draft, name, over]);
  return {
    draft,
    /** Whether something is typed that is not sent. */
    isTyped,
    /** Whether it was typed before the page was loaded. */
    isBack,
    type: (next: SetStateAction<Value>) => {
      setDraft(next);
      setTyped(true);
      setBack(false);
    },
    sent: () => {
      forgetDraft(tab, name);
      setTyped(false);
      setBack(false);
    },
  };
}
