import { useSearchParams } from "wouter";

/** The request that the address opens, and opening another: `?request=<id>`. */
export function useOpenRequest(): [string | null, (requestId: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const open = (requestId: string | null) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (requestId) next.set("request", requestId);
        else next.delete("request");
        return next;
      },
      { replace: true },
    );
  return [query.get("request"), open];
}
