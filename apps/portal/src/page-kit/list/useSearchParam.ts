import { useSearchParams } from "wouter";

/** One part of the address, such as which row is open; null takes it out. */
export function useSearchParam(name: string): [string | null, (value: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const set = (value: string | null) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [query.get(name), set];
}
