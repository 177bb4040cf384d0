import { isRecord } from "../../../../page-kit/preferences/preferences.rules.ts";
import { usePreference } from "../../../../page-kit/preferences/usePreference.ts";

/** Pictures to choose from, or lines to compare. */
export type VenueLook = "cards" | "list";

const readLook = (kept: unknown): { as: VenueLook } => ({
  as: isRecord(kept) && kept["as"] === "list" ? "list" : "cards",
});

/** How the account's venues are shown to this person, and how it is chosen. */
export function useVenueLook(): [VenueLook, (as: VenueLook) => void] {
  const [{ as }, change] = usePreference("venues", readLook);
  return [as, (next) => change(() => ({ as: next }))];
}
