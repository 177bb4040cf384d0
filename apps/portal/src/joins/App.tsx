import { LinkProvider } from "@jubilee/ui/link";
import { Suspense } from "react";
import { navigate } from "wouter/use-browser-location";
import { Shell } from "../shell/Shell.tsx";
import { CrashBoundary } from "../app/frame/CrashBoundary.tsx";
import { CrashScreen } from "../app/frame/CrashScreen.tsx";
import { LoadingScreen } from "../app/frame/LoadingScreen.tsx";
import { Notices } from "../app/frame/Notices.tsx";
import { useTheme } from "../app/frame/useTheme.ts";
import type { Portal } from "../app/portal/portal.types.ts";
import { PortalContext } from "../app/portal/PortalContext.ts";
import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";

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
