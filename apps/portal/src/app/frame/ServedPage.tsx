import { useEffect } from "react";
import { usePortal } from "../portal/usePortal.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";

/** Whether the server sent the portal itself for this address: one that makes pages sends the page. */
function wasSentHere(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}

/**
 * Stands where the portal was led to a page that the server makes, and has it loaded. On a static
 * host, which sends the portal for every address, the page is fetched and shown in its place.
 */
export default function ServedPage() {
  const { config, report } = usePortal();
  useEffect(() => {
    if (!wasSentHere()) return location.reload();
    import("./showServedPage.ts")
      .then(({ showServedPage }) => showServedPage(config))
      .catch(report);
  }, [config, report]);
  return <LoadingScreen />;
}
