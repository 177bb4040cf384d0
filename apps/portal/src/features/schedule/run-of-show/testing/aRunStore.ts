import type { RunOfShow } from "@jubilee/core/schedule/run-of-show.types";
import { createStore } from "zustand/vanilla";
import type { RunState, RunStore } from "../device/run.store.ts";

interface RunStoreParts {
  state?: Partial<RunState>;
  press?: RunStore["press"];
  undo?: RunStore["undo"];
}

const nothing = async () => undefined;

/** A device on which it is as late as the server says, and stays so. */
export function aRunStore(
  show: RunOfShow,
  { state = {}, press = nothing, undo = nothing }: RunStoreParts = {},
): RunStore {
  const heardAt = Date.parse(show.serverTime);
  return {
    state: createStore<RunState>()(() => ({
      phase: "ready",
      heard: show,
      show,
      heardAt,
      aheadMs: heardAt - Date.now(),
      waiting: [],
      isReachable: true,
      isRehearsal: false,
      isKept: true,
      troubles: [],
      ...state,
    })),
    start: nothing,
    meet: nothing,
    press,
    undo,
    sync: nothing,
    lose: () => undefined,
    dismiss: () => undefined,
  };
}
