import { useStore } from "zustand";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { useEffectivePlan } from "../../../app/session/useEffectivePlan.ts";
import { useRights } from "../../../app/session/useRights.ts";
import { useIsAdmin } from "../../../app/session/useIsAdmin.ts";
import type { Looking } from "./deviceRows.tsx";

/** Who looks, and what is open to them. */
export function useLooking(): Looking {
  const isMember = useAuth().status === "signed-in";
  const isAdmin = useIsAdmin() === true;
  const plan = useEffectivePlan();
  const flags = useStore(usePortal().standing, (standing) => standing.flags) ?? [];
  const rights = useRights();
  return { isMember, isAdmin, plan, flags, rights };
}
