import "@jubilee/ui/global";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./joins/App.tsx";
import { createPortal } from "./app/portal/createPortal.ts";
import { readDemoTab } from "./app/portal/demoTab.ts";
import { tabStorage } from "./app/portal/deviceStorage.ts";
import { hearPresses } from "./app/portal/earlyPress.ts";
import { nameStyles } from "./app/portal/nameStyles.ts";
import { fetchPage } from "./app/routing/lazyPage.ts";
import { laterToaster } from "./app/frame/laterToaster.ts";
import { rootElement } from "./app/portal/rootElement.ts";
import { joined } from "./joins/joined.ts";
import { followSession } from "./app/session/followSession.ts";
import { readPortalConfig } from "./app/portal/portalConfig.ts";
import { featureSearch, headerMember, shellRest } from "./shell/parts.ts";

const root = rootElement(document);
const demo = readDemoTab(tabStorage(console.warn), Date.now());
const portal = createPortal(readPortalConfig(document), joined, demo);

setTimeout(
  () =>
    void import("./app/session/reportPolicyViolations.ts")
      .then(({ reportPolicyViolations }) => reportPolicyViolations(portal.report))
      .catch(portal.report),
  1_000,
);

/** The rest of the addresses, once the first screen has had the line to itself. */
setTimeout(() => void portal.routes.complete().catch(portal.report), 1_000);

const app = (
  <StrictMode>
    <App portal={portal} />
  </StrictMode>
);

/** Once the browser has nothing better to do. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Takes over a page that was made ahead of time, as a visitor sees it. Its screen and its frame are
 * fetched first and who is signed in is asked for last, so that no part falls back to a spinner.
 */
async function takeOver(page: Element): Promise<void> {
  nameStyles(document);
  const route = portal.routes.resolve(location.pathname);
  await Promise.all([
    route?.entry.page && fetchPage(route.entry.page),
    shellRest.fetch(),
    laterToaster.fetch(),
    route?.search && featureSearch.fetch(),
    "member" in document.documentElement.dataset && headerMember.fetch(),
  ]);
  hydrateRoot(page, app, {
    onRecoverableError: portal.report,
    onCaughtError: () => hearPresses(window),
  });
  whenIdle(() => followSession(portal));
}

if (root.hasChildNodes()) {
  takeOver(root).catch(portal.report);
} else {
  followSession(portal);
  createRoot(root).render(app);
  hearPresses(window);
}
