import { LinkProvider } from "@jubilee/ui/link";
import { Toaster } from "@jubilee/ui/toast";
import { Shell } from "../shell/Shell.tsx";
import { cornerLiftPx } from "../shell/corner.ts";
import { useTheme } from "./frame/useTheme.ts";
import type { Portal } from "./portal/portal.types.ts";
import { PortalContext } from "./portal/PortalContext.ts";
import { RouterAnchor } from "./routing/RouterAnchor.tsx";

/** The portal. */
export function App({ portal }: { portal: Portal }) {
  useTheme(portal.preferences);
  return (
    <PortalContext value={portal}>
      <LinkProvider anchor={RouterAnchor}>
        <Shell />
        <Toaster liftPx={cornerLiftPx} />
      </LinkProvider>
    </PortalContext>
  );
}
