import type { StoreApi } from "zustand/vanilla";

/** A store that others may read and follow; it changes itself only by its own actions. */
export type ReadableStore<State> = Pick<
  StoreApi<State>,
  "getState" | "getInitialState" | "subscribe"
>;
