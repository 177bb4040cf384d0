import type { DataDensity } from "@jubilee/ui/data-table";
import { useCallback } from "react";
import { isRecord } from "../preferences/preferences.rules.ts";
import { usePreference } from "../preferences/usePreference.ts";

const readLists = (kept: unknown): { density: DataDensity } => ({
  density: isRecord(kept) && kept["density"] === "compact" ? "compact" : "usual",
});

/** How high rows are, the same in every list, and how it is chosen. */
export function useDensity(): [DataDensity, (density: DataDensity) => void] {
  const [{ density }, change] = usePreference("lists", readLists);
  return [density, useCallback((next) => change(() => ({ density: next })), [change])];
}
