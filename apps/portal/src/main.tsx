import "@jubilee/ui/global";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { createPortal } from "./app/portal/createPortal.ts";
import { completeRoutes } from "./app/routing/routeTable.ts";
import { followSession } from "./app/session/followSession.ts";
import { readPortalConfig } from "./app/portal/portalConfig.ts";

const root = document.getElementById("root");
if (!root) {
  throw new Error(
    'The page has no element with the id "root", so the portal has nowhere to draw. Add <div id="root"></div> to index.html.',
  );
}

const portal = createPortal(readPortalConfig(document));
followSession(portal);

/** The rest of the addresses, once the first screen has had the line to itself. */
setTimeout(() => void completeRoutes().catch(portal.report), 1_000);

createRoot(root).render(
  <StrictMode>
    <App portal={portal} />
  </StrictMode>,
);
