import type { Permission } from "@jubilee/core/account/rights.rules";
import { lazy, Suspense, type ReactNode } from "react";
import { LoadingScreen } from "../frame/LoadingScreen.tsx";
import { useAccount } from "../session/useRights.ts";

const ClosedScreen = lazy(async () => {
  const { ClosedScreen } = await import("../frame/ClosedScreen.tsx");
  return { default: ClosedScreen };
});

interface ForWhoMayProps {
  asks: Permission;
  /** What the server said of one event; without, the whole account that is shown is asked. */
  isOpen?: boolean;
  children?: ReactNode;
}

/** A page for those whose role opens it; others are told who can. Open until it is known. */
export function ForWhoMay({ asks, isOpen, children }: ForWhoMayProps) {
  const account = useAccount();
  if (!account || (isOpen ?? account.permissions.includes(asks))) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <ClosedScreen account={account} />
    </Suspense>
  );
}
