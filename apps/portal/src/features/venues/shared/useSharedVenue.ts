import type { PublicError } from "@jubilee/core/public-event/types";
import type { SharedVenue } from "@jubilee/core/venues/types";
import { useCallback, useEffect, useRef, useState } from "react";
import { callVenueLink } from "./publicCalls.ts";

type State =
  | { status: "loading" }
  | { status: "ready"; shared: SharedVenue }
  | { status: "failed"; error: PublicError };

/** Reads the venue that a token opens. */
export function useSharedVenue(token: string): { state: State; reload: () => void } {
  const [state, setState] = useState<State>({ status: "loading" });
  const newest = useRef(0);
  const read = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    const result = await callVenueLink<SharedVenue>(token);
    if (mine !== newest.current) return;
    setState(
      result.ok
        ? { status: "ready", shared: result.value }
        : { status: "failed", error: result.error },
    );
  }, [token]);
  useEffect(() => {
    void read();
    return () => {
      newest.current += 1;
    };
  }, [read]);
  const reload = useCallback(() => void read(), [read]);
  return { state, reload };
}
