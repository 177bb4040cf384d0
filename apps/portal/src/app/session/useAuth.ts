import type { AuthState } from "@jubilee/core/account/auth.types";
import { useStore } from "zustand";
import { usePortal } from "../portal/usePortal.ts";

/** Who is signed in. */
export function useAuth(): AuthState {
  return useStore(usePortal().auth);
}
