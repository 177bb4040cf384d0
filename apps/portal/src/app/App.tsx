import { LinkProvider } from "@jubilee/ui/link";
import { lazy, Suspense } from "react";
import { Shell } from "../shell/Shell.tsx";
import { cornerLiftPx } from "../shell/corner.ts";
import { CrashBoundary } from "./frame/CrashBoundary.tsx";
import { CrashScreen } from "./frame/CrashScreen.tsx";
import { LoadingScreen } from "./frame/LoadingScreen.tsx";
import { useTheme } from "./frame/useTheme.ts";
import type { Portal } from "./portal/portal.types.ts";
import { PortalContext } from "./portal/PortalContext.ts";
import { RouterAnchor } from "./routing/RouterAnchor.tsx";

/** Comes after the first paint: a page starts without notices. */
const Toaster = lazy(async () => {
  const { Toaster } = await import("./frame/toaster.ts");
  return { default: Toaster };
});

/** The portal. */
export function App({ portal }: { portal: Portal }) {
  useTheme(portal.preferences);
  return (
    <PortalContext value={portal}>
      <LinkProvider anchor={RouterAnchor}>
        <CrashBoundary resetKey="portal" fallback={<CrashScreen />} report={portal.report}>
          <Suspense fallback={<LoadingScreen />}>
            <Shell />
          </Suspense>
        </CrashBoundary>
        <Suspense fallback={null}>
          <Toaster liftPx={cornerLiftPx} />
        </Suspense>
      </LinkProvider>
    </PortalContext>
  );
}
