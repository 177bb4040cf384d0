import { flagAgainst } from "@jubilee/core/platform/flags.rules";
import type { FeatureFlag } from "@jubilee/core/platform/flags.types";
import { use } from "react";
import { useStore } from "zustand";
import { usePortal } from "../portal/usePortal.ts";
import { RouteContext } from "../routing/RouteContext.ts";

/** The flag that keeps the signed-in person from the shown page's feature, or null. */
export function useFlagAgainst(): FeatureFlag | null {
  const route = use(RouteContext);
  const { flags = [], isAdmin } = useStore(usePortal().standing);
  return flagAgainst(flags, route?.entry.feature, isAdmin === true);
}
