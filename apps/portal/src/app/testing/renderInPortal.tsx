import { LinkProvider } from "@jubilee/ui/link";
import { Toaster } from "@jubilee/ui/toast";
import { render } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Portal } from "../portal/portal.types.ts";
import { PortalContext } from "../portal/PortalContext.ts";
import { RouterAnchor } from "../routing/RouterAnchor.tsx";
import "../routing/memberRoutes.ts";

/** Renders a part of the portal with what every part finds around it. */
export function renderInPortal(portal: Portal, children: ReactNode, path = "/") {
  history.replaceState(null, "", path);
  return render(
    <PortalContext value={portal}>
      <LinkProvider anchor={RouterAnchor} navigate={navigate}>
        <Suspense fallback={null}>{children}</Suspense>
        <Toaster />
      </LinkProvider>
    </PortalContext>,
  );
}
