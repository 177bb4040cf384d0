import { createStore } from "zustand/vanilla";

const closed = { isOpen: false, query: "" };
const state = createStore(() => closed);

/** The palette and what is typed in it; the header, the search box and the keys open it. */
export const palette = {
  state,
  open: () => state.setState({ isOpen: true }),
  type: (query: string) => state.setState({ query }),
  close: () => state.setState(closed),
};
