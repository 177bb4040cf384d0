import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode } from "react";
import { usePlanner } from "../portal/usePlanner.ts";
import { queryClientOf } from "../session/queryClientOf.ts";
import { useFlagAgainst } from "../session/useFlagAgainst.ts";
import { useUser } from "../session/useUser.ts";

const SwitchedOffScreen = lazy(async () => {
  const { SwitchedOffScreen } = await import("./SwitchedOffScreen.tsx");
  return { default: SwitchedOffScreen };
});

/** What only signed-in pages need: the query cache, the loaded data client, features that are on. */
export function MemberFrame({ children }: { children: ReactNode }) {
  usePlanner();
  const { id } = useUser();
  const flag = useFlagAgainst();
  return (
    <QueryClientProvider client={queryClientOf(id)}>
      {flag ? <SwitchedOffScreen flag={flag} /> : children}
    </QueryClientProvider>
  );
}
