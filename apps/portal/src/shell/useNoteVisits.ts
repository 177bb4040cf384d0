import { useEffect } from "react";
import { useLocation } from "wouter";
import { usePortal } from "../app/portal/usePortal.ts";
import { useRoute } from "../app/routing/useRoute.ts";
import { useAuth } from "../app/session/useAuth.ts";
import { noteUse } from "../page-kit/uses/uses.ts";

/** Who stays so long has been there; by then the page has its name. */
const stayedMs = 1_500;

/** Keeps on this device which pages one was on, for the palette. */
export function useNoteVisits(isOneself: boolean): void {
  const { storage, config } = usePortal();
  const [pathname] = useLocation();
  const route = useRoute();
  const userId = useAuth().user?.id;
  const isKept = isOneself && route !== null && route.entry.access !== "public";
  useEffect(() => {
    if (!isKept || !userId) return undefined;
    const note = () => {
      const title = document.title.replace(` · ${config.productName}`, "");
      noteUse(storage, userId, { key: pathname, title });
    };
    const timer = setTimeout(note, stayedMs);
    return () => clearTimeout(timer);
  }, [isKept, userId, pathname, storage, config]);
}
