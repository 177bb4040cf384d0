import { entriesOf, plannedSpan, withPresses } from "@jubilee/core/schedule/run-of-show.rules";
import type { RunOfShow, RunPress } from "@jubilee/core/schedule/run-of-show.types";
import { createStore } from "zustand/vanilla";
import type { RunState, RunStore } from "./run.store.ts";

/** A day that is tried out: everything can be pressed, nothing is kept or sent. */
export interface Rehearsal extends RunStore {
  /** The clock goes on by so many milliseconds. */
  skip: (ms: number) => void;
}

const nothing = async () => undefined;

/** The same day at the moment when its first entry begins, on this screen alone. */
export function createRehearsal(heard: RunOfShow, day: string): Rehearsal {
  const first = Math.min(...entriesOf(heard, day).map((entry) => plannedSpan(entry).start));
  let presses: readonly RunPress[] = [];
  const state = createStore<RunState>()(() => ({
    phase: "ready",
    heard,
    show: heard,
    heardAt: Date.now(),
    aheadMs: first - Date.now(),
    waiting: [],
    isReachable: true,
    isKept: false,
    isRehearsal: true,
    troubles: [],
  }));
  const redraw = (next: readonly RunPress[]) => {
    presses = next;
    state.setState({ show: withPresses(heard, presses) });
  };
  return {
    state,
    start: nothing,
    meet: nothing,
    sync: async () => state.setState({ isReachable: true }),
    lose: () => state.setState({ isReachable: false }),
    dismiss: () => undefined,
    press: async (press) => redraw([...presses, press]),
    undo: async (pressId) => redraw(presses.filter(({ id }) => id !== pressId)),
    skip: (ms) => state.setState(({ aheadMs }) => ({ aheadMs: aheadMs + ms })),
  };
}
