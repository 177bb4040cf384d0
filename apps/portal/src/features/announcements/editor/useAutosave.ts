import type { Result } from "@jubilee/core/base/result.types";
import { useEffect, useEffectEvent, useState } from "react";

const restMs = 1200;

interface Kept {
  /** What was kept, to compare with what is typed. */
  text: string;
  /** ISO 8601; null until something was kept here. */
  at: string | null;
  failure: string | null;
}

interface AutosaveProps<Draft, Value> {
  draft: Draft;
  isOn: boolean;
  save: (draft: Draft) => Promise<Result<Value>>;
  onKept: (value: Value) => void;
}

/** Keeps what is typed once the fingers rest, and says when it was kept, or why it was not. */
export function useAutosave<Draft, Value>(props: AutosaveProps<Draft, Value>) {
  const { draft, isOn, save, onKept } = props;
  const text = JSON.stringify(draft);
  const [kept, setKept] = useState<Kept>({ text, at: null, failure: null });
  const isChanged = text !== kept.text;
  const keep = useEffectEvent(async (typed: string) => {
    const result = await save(draft);
    if (result.ok) {
      setKept({ text: typed, at: new Date().toISOString(), failure: null });
      onKept(result.value);
    } else {
      setKept((known) => ({ ...known, failure: result.error.message }));
    }
  });
  useEffect(() => {
    const timer = isOn && isChanged ? setTimeout(() => void keep(text), restMs) : undefined;
    return () => clearTimeout(timer);
  }, [text, isOn, isChanged]);
  const isOpen = isOn && kept.failure !== null;
  // What could not be kept without a connection is kept as soon as there is one.
  useEffect(() => {
    if (!isOpen) return undefined;
    const again = () => void keep(text);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [text, isOpen]);
  return {
    isChanged,
    at: kept.at,
    failure: kept.failure,
    /** Kept by a press: there is nothing left to keep. */
    settle: () => setKept({ text, at: new Date().toISOString(), failure: null }),
  };
}
