import { useStore } from "zustand";
import { usePortal } from "../portal/usePortal.ts";

/** Whether an administrator is signed in; null while the check is under way. */
export function useIsAdmin(): boolean | null {
  return useStore(usePortal().standing, ({ isAdmin }) => isAdmin);
}
