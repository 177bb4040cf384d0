import type { PublicError } from "@jubilee/core/sharing/public-event.types";
import { useCallback, useEffect, useRef, useState } from "react";
import { callEmbed } from "./embed.ts";

type State<Value> =
  | { status: "loading" }
  | { status: "ready"; value: Value }
  | { status: "failed"; error: PublicError };

/** Reads what a token opens. */
export function useEmbed<Value>(path: string): State<Value> & { reload: () => void } {
  const [state, setState] = useState<State<Value>>({ status: "loading" });
  const newest = useRef(0);
  const read = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    const result = await callEmbed<Value>(path);
    if (mine !== newest.current) return;
    setState(
      result.ok
        ? { status: "ready", value: result.value }
        : { status: "failed", error: result.error },
    );
  }, [path]);
  useEffect(() => {
    void read();
    return () => {
      newest.current += 1;
    };
  }, [read]);
  const reload = useCallback(() => void read(), [read]);
  return { ...state, reload };
}
