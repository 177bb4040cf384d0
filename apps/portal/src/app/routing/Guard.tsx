import { lazy, Suspense, type ReactNode } from "react";
import { useAuth } from "../session/useAuth.ts";
import { useIsAdmin } from "../session/useIsAdmin.ts";
import { LoadingScreen } from "../frame/LoadingScreen.tsx";
import type { RouteAccess } from "./routing.types.ts";

const NoAccessScreen = lazy(async () => {
  const { NoAccessScreen } = await import("../frame/NoAccessScreen.tsx");
  return { default: NoAccessScreen };
});

const SignInRedirect = lazy(async () => {
  const { SignInRedirect } = await import("./SignInRedirect.tsx");
  return { default: SignInRedirect };
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
  if (status === "signed-out")
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SignInRedirect />
      </Suspense>
    );
  if (access === "member") return children;
  if (isAdmin === null) return <LoadingScreen />;
  if (isAdmin) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <NoAccessScreen />
    </Suspense>
  );
}
