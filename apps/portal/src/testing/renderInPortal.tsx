import { LinkProvider } from "@jubilee/ui/link";
import { Toaster } from "@jubilee/ui/toast";
import { render } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Portal } from "../app/portal/portal.types.ts";
import { PortalContext } from "../app/portal/PortalContext.ts";
import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";

/** Renders a part of the portal with what every part finds around it, also when it is rendered again. */
export function renderInPortal(portal: Portal, part: ReactNode, path = "/") {
  history.replaceState(null, "", path);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext value={portal}>
      <LinkProvider anchor={RouterAnchor} navigate={navigate}>
        <Suspense fallback={null}>{children}</Suspense>
        <Toaster />
      </LinkProvider>
    </PortalContext>
  );
  return render(part, { wrapper });
}
