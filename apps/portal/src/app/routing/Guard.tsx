import { lazy, Suspense, type ReactNode } from "react";
import { useAuth } from "../session/useAuth.ts";
import { useIsAdmin } from "../session/useIsAdmin.ts";
import { LoadingScreen } from "../frame/LoadingScreen.tsx";
import type { RouteAccess } from "./routing.types.ts";
import { SignInRedirect } from "./SignInRedirect.tsx";

const NoAccessScreen = lazy(async () => {
  const { NoAccessScreen } = await import("../frame/NoAccessScreen.tsx");
  return { default: NoAccessScreen };
});

interface GuardProps {
  access: RouteAccess;
  children: ReactNode;
}

/** Lets through who may see the page. Plans never block a route. Source: specification section 6. */
export function Guard({ access, children }: GuardProps) {
  const { status, isLeaving } = useAuth();
  const isAdmin = useIsAdmin();
  if (access === "public") return children;
  if (status === "loading" || isLeaving) return <LoadingScreen />;
  if (status === "signed-out") return <SignInRedirect />;
  if (access === "member") return children;
  if (isAdmin === null) return <LoadingScreen />;
  if (isAdmin) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <NoAccessScreen />
    </Suspense>
  );
}
