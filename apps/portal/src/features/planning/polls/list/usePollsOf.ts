import { useSearchParams } from "wouter";
import { usePortal } from "../../../../app/portal/usePortal.ts";

const name = "jubilee-polls-of";
const all = "all";

/** Whose polls are listed: those of the event in the address, else what was chosen last on this device; null is all. */
export function usePollsOf() {
  const { storage } = usePortal();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get("event") ?? storage.getItem(name) ?? all;
  const choose = (eventId: string | null) => {
    storage.setItem(name, eventId ?? all);
    setQuery(() => new URLSearchParams({ event: eventId ?? all }), { replace: true });
  };
  return [chosen === all ? null : chosen, choose] as const;
}
