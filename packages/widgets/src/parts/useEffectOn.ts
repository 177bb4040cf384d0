import { useEffect } from "react";

/**
 * Runs an effect when one of the named values changes, with whatever the last drawing knew of the
 * rest: most effects of a widget answer one thing that happened.
 */
export function useEffectOn(values: unknown[], effect: () => void | (() => void)): void {
  // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- the caller names the values
  useEffect(effect, values);
}
