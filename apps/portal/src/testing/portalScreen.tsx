import { LinkProvider } from "@jubilee/ui/link";
import { authStorageKey } from "@jubilee/core/account/auth.rules";
import { createPlanner } from "@jubilee/core/account/planner.api";
import { Suspense, useEffect, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { useLocation } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { LoadingScreen } from "../app/frame/LoadingScreen.tsx";
import { Notices } from "../app/frame/Notices.tsx";
import { memoryStorage } from "../app/portal/deviceStorage.ts";
import { PortalContext } from "../app/portal/PortalContext.ts";
import { Page } from "../app/routing/Page.tsx";
import { RouteContext } from "../app/routing/RouteContext.ts";
import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import { useResolved } from "../app/routing/useResolved.ts";
import { openSession } from "../app/session/openSession.ts";
import { queryClientOf } from "../app/session/queryClientOf.ts";
import { aPortal } from "./aPortal.ts";
import { answerScreen, askedNow, recordingRun, stopAnswering } from "./answerScreens.ts";
import type { Answering, Recording } from "./recorded.types.ts";

interface PortalScreenProps {
  /** What the area's screens were answered. */
  recording: Recording;
  /** Where the screen stands, with its values filled in. */
  address: string;
  /** Who looks: the demo's planner, or somebody whose account is still empty. */
  as: "planner" | "newcomer";
  answering: Answering;
  /** False where the operator has set payments off. */
  takesPayments: boolean;
  /** Words by which one knows that it is there. */
  shows: string | RegExp;
}

function Screen() {
  const [pathname] = useLocation();
  const route = useResolved(pathname);
  if (!route) throw new Error(`No route has the address ${pathname}`);
  return (
    <RouteContext value={route}>
      <main id="content" tabIndex={-1}>
        <Page route={route} pathname={pathname} />
      </main>
    </RouteContext>
  );
}

/** One screen of the portal at its address, with recorded answers in place of the backend. */
function PortalScreen({ recording, as, takesPayments }: PortalScreenProps) {
  const [{ portal, planner, user }] = useState(() => signedIn(recording, as, takesPayments));
  useEffect(() => openSession(portal, planner, user), [portal, planner, user]);
  return (
    <PortalContext value={portal}>
      <LinkProvider anchor={RouterAnchor} navigate={navigate}>
        <Suspense fallback={<LoadingScreen />}>
          <Screen />
        </Suspense>
        <Notices />
      </LinkProvider>
    </PortalContext>
  );
}

function signedIn(recording: Recording, as: string, takesPayments: boolean) {
  const user = (recordingRun ?? recording).people[as]?.user;
  if (!user) throw new Error(`Nobody called ${as} was recorded`);
  const made = aPortal({ status: "signed-in", user }, { plan: "business" });
  const portal = {
    ...made,
    config: { ...made.config, takesPayments },
    storage: memoryStorage(),
    report: () => undefined,
  };
  const planner = createPlanner({
    config: { ...portal.config, supabaseUrl: location.origin },
    storage: memoryStorage(),
    sessionKey: authStorageKey,
    tab: memoryStorage(),
    nowMs: Date.now,
    userId: () => user.id,
    leaving: portal.auth.leaving,
    report: portal.report,
    solveCaptcha: null,
    onSessionLost: () => undefined,
  });
  const ready = Promise.resolve(planner);
  return { portal: { ...portal, loadPlanner: () => ready }, planner, user };
}

interface StoryContext {
  args: PortalScreenProps;
  canvasElement: HTMLElement;
}

/**
 * What every story of a screen has: spread it into the story file's meta. The four states of a
 * screen are its `args`: `{}`, `as: "newcomer"`, `answering: "never"`, `answering: "failing"`.
 */
export const portalScreen = {
  component: PortalScreen,
  parameters: { layout: "fullscreen", controls: { include: ["as", "answering"] } },
  args: {
    as: "planner",
    answering: "recorded",
    takesPayments: true,
  } satisfies Partial<PortalScreenProps>,
  beforeEach: ({ args }: StoryContext) => {
    answerScreen(args);
    queryClientOf("nobody, between two stories");
    return stopAnswering;
  },
  play: async ({ args, canvasElement }: StoryContext) => {
    const canvas = within(canvasElement);
    const shown = await canvas.findAllByText(args.shows);
    await expect(shown[0]).toBeVisible();
    if (args.answering === "never") return;
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
    await waitFor(() => expect(askedNow().pending).toBe(0));
  },
  afterEach: () => {
    const { unknown } = askedNow();
    if (unknown.length > 0)
      throw new Error(
        `Not recorded; run pnpm record:stories after a look at why:\n${unknown.join("\n")}`,
      );
  },
};
