import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { queryClientOf } from "../app/session/queryClientOf.ts";
import { useAuth } from "../app/session/useAuth.ts";

interface InQueriesProps {
  /** What stands there while nobody is known, and until the data client is loaded. */
  before: ReactNode;
  children: ReactNode;
}

/** Lets what stands around the pages read in the same cache as they do. */
export function InQueries({ before, children }: InQueriesProps) {
  const { user } = useAuth();
  if (!user) return before;
  return (
    <QueryClientProvider client={queryClientOf(user.id)}>
      <Suspense fallback={before}>{children}</Suspense>
    </QueryClientProvider>
  );
}
