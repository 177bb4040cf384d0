import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in a page that was made ahead of time, and while it is taken over. */
export function useIsOnDevice(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
