import { LinkProvider } from "@jubilee/ui/link";
import { Suspense } from "react";
import { navigate } from "wouter/use-browser-location";
import { Shell } from "../shell/Shell.tsx";
import { CrashBoundary } from "./frame/CrashBoundary.tsx";
import { CrashScreen } from "./frame/CrashScreen.tsx";
import { LoadingScreen } from "./frame/LoadingScreen.tsx";
import { Notices } from "./frame/Notices.tsx";
import { useTheme } from "./frame/useTheme.ts";
import type { Portal } from "./portal/portal.types.ts";
import { PortalContext } from "./portal/PortalContext.ts";
import { RouterAnchor } from "./routing/RouterAnchor.tsx";

/** The portal. */
export function App({ portal }: { portal: Portal }) {
  useTheme(portal.preferences);
  return (
    <PortalContext value={portal}>
      <LinkProvider anchor={RouterAnchor} navigate={navigate}>
        <CrashBoundary resetKey="portal" fallback={<CrashScreen />} report={portal.report}>
          <Suspense fallback={<LoadingScreen />}>
            <Shell />
          </Suspense>
        </CrashBoundary>
        <Notices />
      </LinkProvider>
    </PortalContext>
  );
}
