import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClientOf } from "./queryClientOf.ts";
import { useUser } from "./useUser.ts";

/** What the signed-in person has read. Public pages have none: what asks there as a member stands in one. */
export function MemberQueries({ children }: { children: ReactNode }) {
  const { id } = useUser();
  return <QueryClientProvider client={queryClientOf(id)}>{children}</QueryClientProvider>;
}
