import "@jubilee/ui/global";
import { StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { OpenedDemo } from "@jubilee/core/events/demos.types";
import { App } from "./joins/App.tsx";
import { createPortal } from "./app/portal/createPortal.ts";
import { readDemoTab } from "./app/portal/demoTab.ts";
import { tabStorage } from "./app/portal/deviceStorage.ts";
import type { Portal } from "./app/portal/portal.types.ts";
import { hearPresses } from "./app/portal/earlyPress.ts";
import { nameStyles } from "./app/portal/nameStyles.ts";
import { fetchPage } from "./app/routing/lazyPage.ts";
import { laterToaster } from "./app/frame/laterToaster.ts";
import { rootElement } from "./app/portal/rootElement.ts";
import { joined } from "./joins/joined.ts";
import { followSession } from "./app/session/followSession.ts";
import { readPortalConfig } from "./app/portal/portalConfig.ts";
import { featureSearch, headerMember, shellRest } from "./shell/parts.ts";

const container = rootElement(document);
const config = readPortalConfig(document);
let root: Root | null = null;
/** Ends what follows the session of the portal that is shown. */
let leave: () => void = () => undefined;

/**
 * Takes the portal's place by another one, for a demo's sandbox: in this document, whose code is
 * there, instead of in a new one. Nothing of a session is kept outside a portal.
 */
function goOnIn(demo: OpenedDemo, path: string): void {
  leave();
  root?.unmount();
  const isHere = path === `${location.pathname}${location.search}${location.hash}`;
  if (!isHere) history.pushState(null, "", path);
  scrollTo(0, 0);
  show(createPortal(config, joined, demo, undefined, goOnIn));
}

function show(portal: Portal): void {
  leave = followSession(portal);
  root = createRoot(container);
  root.render(appOf(portal));
}

const appOf = (portal: Portal) => (
  <StrictMode>
    <App portal={portal} />
  </StrictMode>
);

const demo = readDemoTab(tabStorage(console.warn), Date.now());
const first = createPortal(config, joined, demo, undefined, goOnIn);

setTimeout(
  () =>
    void import("./app/session/reportPolicyViolations.ts")
      .then(({ reportPolicyViolations }) => reportPolicyViolations(first.report))
      .catch(first.report),
  1_000,
);

/** The rest of the addresses, once the first screen has had the line to itself. */
setTimeout(() => void first.routes.complete().catch(first.report), 1_000);

/** Once the browser has nothing better to do. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Takes over a page that was made ahead of time, as a visitor sees it. Its screen and its frame are
 * fetched first and who is signed in is asked for last, so that no part falls back to a spinner.
 */
async function takeOver(page: Element): Promise<void> {
  nameStyles(document);
  const route = first.routes.resolve(location.pathname);
  await Promise.all([
    route?.entry.page && fetchPage(route.entry.page),
    shellRest.fetch(),
    laterToaster.fetch(),
    route?.search && featureSearch.fetch(),
    "member" in document.documentElement.dataset && headerMember.fetch(),
  ]);
  const taken = hydrateRoot(page, appOf(first), {
    onRecoverableError: first.report,
    onCaughtError: () => hearPresses(window),
  });
  root = taken;
  whenIdle(() => {
    if (root === taken) leave = followSession(first);
  });
}

if (container.hasChildNodes()) {
  takeOver(container).catch(first.report);
} else {
  show(first);
  hearPresses(window);
}
