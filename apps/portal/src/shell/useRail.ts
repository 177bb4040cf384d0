import { useStore } from "zustand";
import { usePortal } from "../app/portal/usePortal.ts";
import type { Resolved } from "../app/routing/resolve.rules.ts";

/** The desktop rail's width: as chosen, else as the page wishes. */
export function useRail(route: Resolved | null): { isNarrow: boolean; toggle: () => void } {
  const { preferences } = usePortal();
  const chosen = useStore(preferences, ({ rail }) => rail);
  const isNarrow = (chosen ?? route?.entry.rail) === "narrow";
  return { isNarrow, toggle: () => preferences.setRail(isNarrow ? "wide" : "narrow") };
}
