import { createStore } from "zustand/vanilla";

const isOpen = createStore(() => ({ isOpen: false }));

/** Whether the help box is open: its round button, the rail and the menu open it. */
export const helpBox = {
  state: isOpen,
  toggle: () => isOpen.setState((known) => ({ isOpen: !known.isOpen })),
  open: () => isOpen.setState({ isOpen: true }),
  close: () => isOpen.setState({ isOpen: false }),
};
