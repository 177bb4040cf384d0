import { isRecord } from "../../../page-kit/preferences/preferences.rules.ts";
import { usePreference } from "../../../page-kit/preferences/usePreference.ts";

/** Pages to recognise, or lines to compare. */
type ShowcaseLook = "cards" | "list";

const readLook = (kept: unknown): { as: ShowcaseLook } => ({
  as: isRecord(kept) && kept["as"] === "list" ? "list" : "cards",
});

/** How showcases are shown to this person, and how it is chosen. */
export function useShowcaseLook(): [ShowcaseLook, (as: ShowcaseLook) => void] {
  const [{ as }, change] = usePreference("showcases", readLook);
  return [as, (next) => change(() => ({ as: next }))];
}
