import { useCallback } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { changeQuery } from "../../../app/routing/changeQuery.ts";

/** One part of the address, such as which tag is looked at; null takes it out. */
export function useSearchParam(name: string): [string | null, (value: string | null) => void] {
  const value = useLocationProperty(
    () => new URLSearchParams(location.search).get(name),
    () => null,
  );
  const set = useCallback(
    (next: string | null) =>
      changeQuery((query) => {
        if (next === null || next === "") query.delete(name);
        else query.set(name, next);
        return query;
      }),
    [name],
  );
  return [value, set];
}
