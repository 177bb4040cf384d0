import { useMemo } from "react";
import { useLocationProperty } from "wouter/use-browser-location";

/** Some parts of the address, each as often as it stands there; the same object while they are the same. */
export function useQueryParts(names: readonly string[]): URLSearchParams {
  const text = useLocationProperty(
    () => {
      const query = new URLSearchParams(location.search);
      const parts = names.flatMap((name) => query.getAll(name).map((value) => [name, value]));
      return new URLSearchParams(parts).toString();
    },
    () => "",
  );
  return useMemo(() => new URLSearchParams(text), [text]);
}
