import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { ComboboxOption, FoundOptions, LoadOptions } from "./combobox.types.ts";
import { matchOptions } from "./matchOptions.ts";

/** A pause in typing before the options are asked for. */
const pauseMs = 180;

interface Asked extends FoundOptions {
  key: string;
}

/** The options for a query: filtered here, or asked for while the list is open. */
export function useOptions(
  given: readonly ComboboxOption[],
  load: LoadOptions | undefined,
  query: string,
  open: boolean,
): FoundOptions & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked>({ key: "", state: "loading", options: [] });
  const key = `${attempt} ${query}`;
  const isFirst = query === "";
  const isAsking = load !== undefined && open;
  const ask = useEffectEvent(async (asking: string, signal: AbortSignal) => {
    if (!load) return;
    try {
      const options = await load(query.trim(), signal);
      if (!signal.aborted) setAsked({ key: asking, state: "ready", options });
    } catch {
      if (!signal.aborted) setAsked({ key: asking, state: "failed", options: [] });
    }
  });
  useEffect(() => {
    if (!isAsking) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => void ask(key, control.signal), isFirst ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [isAsking, key, isFirst]);
  const matched = useMemo(() => matchOptions(given, query), [given, query]);
  const retry = () => setAttempt((count) => count + 1);
  if (!load) return { state: "ready", options: matched, retry };
  const state = asked.key === key ? asked.state : "loading";
  return { state, options: asked.options, retry };
}
