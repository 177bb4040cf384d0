import type { DataDensity } from "@jubilee/ui/data-table";
import { createStore } from "zustand/vanilla";

const key = "jubilee-list-density";

const state = createStore<{ density: DataDensity | null }>(() => ({ density: null }));

/** How high the rows of every list are; the choice stays on this device. */
export const listDensity = {
  state,
  read: (storage: Storage): DataDensity =>
    storage.getItem(key) === "compact" ? "compact" : "usual",
  choose: (storage: Storage, density: DataDensity) => {
    storage.setItem(key, density);
    state.setState({ density });
  },
};
