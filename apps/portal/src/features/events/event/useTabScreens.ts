import { useEffect } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { bringQuietly } from "../../../app/routing/bringQuietly.ts";
import { tabOf, type OpenTab } from "./openTabs.ts";

/** Brings the screen of the open tab beside the event itself, and those of the others when there is time. */
export function useTabScreens(tabs: readonly OpenTab[], wanted: string | null): void {
  const { report } = usePortal();
  const current = tabOf(tabs, wanted);
  useEffect(() => void current.screen.fetch().catch(report), [current, report]);
  useEffect(
    () => bringQuietly(() => tabs.map(({ screen }) => screen.fetch), report),
    [tabs, report],
  );
}
