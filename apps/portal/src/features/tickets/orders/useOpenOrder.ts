import { useSearchParams } from "wouter";

/** The order that is open beside the list: it stands in the address. */
export function useOpenOrder(): [id: string | null, open: (orderId: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const open = (orderId: string | null) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (orderId) next.set("order", orderId);
        else next.delete("order");
        return next;
      },
      { replace: true },
    );
  return [query.get("order"), open];
}
