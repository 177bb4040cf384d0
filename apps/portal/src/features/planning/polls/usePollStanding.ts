import type { PollState } from "@jubilee/core/planning/polls.types";
import { usePassed } from "../../../page-kit/usePassed.ts";
import { useServerClock } from "../../../page-kit/useServerClock.ts";

interface Standing {
  state: PollState;
  closesAt: string | null;
}

/** How a poll stands, by the server's clock: closed from the moment on that it closes by itself. */
export function usePollStanding({ state, closesAt }: Standing): PollState {
  const isOver = usePassed(state === "open" ? closesAt : null, useServerClock());
  return isOver ? "closed" : state;
}
