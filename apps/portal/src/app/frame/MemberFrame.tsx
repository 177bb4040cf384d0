import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePlanner } from "../portal/usePlanner.ts";

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: true } },
});

/** What only signed-in pages need: the query cache and the loaded data client. */
export function MemberFrame({ children }: { children: ReactNode }) {
  usePlanner();
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
