import { useCallback, useEffect, useState } from "react";
import { readKept, writeKept } from "../../app/routing/keptState.ts";

/**
 * State that this entry of the history keeps, so that who comes back finds it as it was left.
 * `read` makes of what was kept, by whatever version of the portal, a value or null.
 */
export function useKept<Value>(
  name: string,
  first: Value,
  read: (kept: unknown) => Value | null,
): [Value, (change: Value | ((known: Value) => Value)) => void] {
  const [value, setValue] = useState(() => read(readKept(name)) ?? first);
  useEffect(() => {
    const keep = () => {
      if (readKept(name) !== undefined || value !== first) writeKept(name, value);
    };
    keep();
    /** A changed address of the same screen comes without what was kept. */
    const again = () => {
      if (readKept(name) === undefined) keep();
    };
    addEventListener("replaceState", again);
    return () => removeEventListener("replaceState", again);
  }, [name, value, first]);
  return [value, useCallback((change) => setValue(change), [])];
}
