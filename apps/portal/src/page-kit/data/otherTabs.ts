import { useEffect } from "react";
import type { QueryKey } from "@tanstack/react-query";
import { queryClientOf } from "../../app/session/queryClientOf.ts";
import { useUser } from "../../app/session/useUser.ts";

const nameOf = (userId: string) => `jubilee-written-${userId}`;

/** Tells the person's other tabs what was written in this one. */
export function tellOtherTabs(storage: Storage, userId: string, key: QueryKey): void {
  // With something of its own, or the same key twice would be no news.
  storage.setItem(nameOf(userId), JSON.stringify({ key, id: crypto.randomUUID() }));
}

function keyOf(told: string): QueryKey {
  try {
    const { key }: { key?: unknown } = JSON.parse(told);
    return Array.isArray(key) ? key : [];
  } catch {
    return [];
  }
}

/** Reads again what another tab has written: at once where it is seen, else when it is looked at. */
export function useOtherTabs(): void {
  const { id } = useUser();
  useEffect(() => {
    const hear = ({ key: name, newValue }: StorageEvent) => {
      if (name !== nameOf(id) || newValue === null) return;
      const key = keyOf(newValue);
      if (key.length === 0) return;
      const refetchType = document.visibilityState === "visible" ? "active" : "none";
      void queryClientOf(id).invalidateQueries({ queryKey: key, refetchType });
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, [id]);
}
