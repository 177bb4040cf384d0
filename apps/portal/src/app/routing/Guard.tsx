import { visitOfAddress } from "@jubilee/core/events/demo-visits.rules";
import { Fragment, lazy, Suspense, useState, type ReactNode } from "react";
import { useAuth } from "../session/useAuth.ts";
import { useIsAdmin } from "../session/useIsAdmin.ts";
import { usePortal } from "../portal/usePortal.ts";
import { LoadingScreen } from "../frame/LoadingScreen.tsx";
import { lazyPage } from "./lazyPage.ts";
import type { PageLoader, RouteAccess } from "./routing.types.ts";

const NoAccessScreen = lazy(async () => {
  const { NoAccessScreen } = await import("../frame/NoAccessScreen.tsx");
  return { default: NoAccessScreen };
});

const SignInRedirect = lazy(async () => {
  const { SignInRedirect } = await import("./SignInRedirect.tsx");
  return { default: SignInRedirect };
});

function drawn(load: PageLoader): ReactNode {
  const Screen = lazyPage(load);
  return <Screen />;
}

/** Whether the page that was opened is one of a demo that this device has, in a tab that is not in it yet. */
function useIsOfDemo(access: RouteAccess): boolean {
  const { demo, storage } = usePortal();
  const [isOfDemo] = useState(
    () =>
      access !== "public" &&
      demo === null &&
      visitOfAddress(storage, location.pathname + location.search, Date.now()) !== null,
  );
  return isOfDemo;
}

interface GuardProps {
  access: RouteAccess;
  children: ReactNode;
}

/** Lets through who may see the page. Plans never block a route. Source: specification section 6. */
export function Guard({ access, children }: GuardProps) {
  const { status, user, isLeaving, isLost } = useAuth();
  const isAdmin = useIsAdmin();
  const { screens } = usePortal();
  const isOfDemo = useIsOfDemo(access);
  if (access === "public") return children;
  if (isOfDemo) return <Suspense fallback={<LoadingScreen />}>{drawn(screens.enterDemo)}</Suspense>;
  if (status === "loading" || isLeaving) return <LoadingScreen />;
  if (status === "signed-out")
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SignInRedirect />
      </Suspense>
    );
  const signInAgain = isLost && <Suspense fallback={null}>{drawn(screens.signInAgain)}</Suspense>;
  // One person's page and what was typed on it are not the next one's.
  const screen = (
    <Fragment key={user?.id}>
      {children}
      {signInAgain}
    </Fragment>
  );
  if (access === "member") return screen;
  if (isAdmin === null) return <LoadingScreen />;
  if (isAdmin) return screen;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <NoAccessScreen />
    </Suspense>
  );
}
