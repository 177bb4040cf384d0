import type { PublicError } from "@jubilee/core/public-event/types";
import { useCallback, useEffect, useState } from "react";
import { callEmbed } from "./embed.ts";

type State<Value> =
  | { status: "loading" }
  | { status: "ready"; value: Value }
  | { status: "failed"; error: PublicError };

/** Reads what a token opens. */
export function useEmbed<Value>(path: string): State<Value> & { reload: () => void } {
  const [state, setState] = useState<State<Value>>({ status: "loading" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    void callEmbed<Value>(path).then((result) => {
      if (isGone) return;
      setState(
        result.ok
          ? { status: "ready", value: result.value }
          : { status: "failed", error: result.error },
      );
    });
    return () => {
      isGone = true;
    };
  }, [path, round]);
  const reload = useCallback(() => setRound((known) => known + 1), []);
  return { ...state, reload };
}
