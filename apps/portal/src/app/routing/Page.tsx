import { lazy, memo, Suspense, type ReactNode } from "react";
import { Redirect } from "wouter";
import type { Screens } from "../portal/portal.types.ts";
import { usePortal } from "../portal/usePortal.ts";
import { CrashBoundary } from "../frame/CrashBoundary.tsx";
import { CrashScreen } from "../frame/CrashScreen.tsx";
import { LoadingScreen } from "../frame/LoadingScreen.tsx";
import { Arrival } from "./Arrival.tsx";
import { ForWhoMay } from "./ForWhoMay.tsx";
import { Guard } from "./Guard.tsx";
import { lazyPage } from "./lazyPage.ts";
import type { Resolved } from "./resolve.rules.ts";

const MemberFrame = lazy(async () => {
  const { MemberFrame } = await import("../frame/MemberFrame.tsx");
  return { default: MemberFrame };
});

/** Screens whose failure has words of its own. Source: specification section 8. */
const crashSentences: Readonly<Record<string, string>> = {
  home: "Error loading Home page. Please refresh.",
};

function screenOf({ entry }: Resolved, { comingArea }: Screens): ReactNode {
  const Screen = lazyPage(entry.page ?? comingArea);
  return <Screen />;
}

interface PageProps {
  route: Resolved;
  pathname: string;
}

/**
 * The screen of an address: guarded, loaded on demand, kept from taking the frame down with it.
 * Drawn again for another address only, whatever the frame around it does.
 */
export const Page = memo(function Page({ route, pathname }: PageProps) {
  const { report, screens } = usePortal();
  const { access, redirect } = route.entry;
  const drawn = redirect ? <Redirect to={redirect} replace /> : screenOf(route, screens);
  const { asks } = route.entry;
  const screen = asks ? <ForWhoMay asks={asks}>{drawn}</ForWhoMay> : drawn;
  return (
    <CrashBoundary
      resetKey={pathname}
      fallback={<CrashScreen sentence={crashSentences[route.name]} />}
      report={report}
    >
      <Guard access={access}>
        <Suspense fallback={<LoadingScreen />}>
          {/* First, so that a screen may name what it shows after it. */}
          <Arrival
            title={route.entry.title}
            pathname={pathname}
            isRecord={route.path.includes(":")}
            isBare={route.shell === "bare"}
          />
          {access === "public" ? screen : <MemberFrame route={route}>{screen}</MemberFrame>}
        </Suspense>
      </Guard>
    </CrashBoundary>
  );
});
