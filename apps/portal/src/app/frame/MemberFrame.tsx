import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import "../routing/memberRoutes.ts";
import { usePlanner } from "../portal/usePlanner.ts";
import { queryClientOf } from "../session/queryClientOf.ts";
import { useUser } from "../session/useUser.ts";

/** What only signed-in pages need: the query cache and the loaded data client. */
export function MemberFrame({ children }: { children: ReactNode }) {
  usePlanner();
  const { id } = useUser();
  return <QueryClientProvider client={queryClientOf(id)}>{children}</QueryClientProvider>;
}
