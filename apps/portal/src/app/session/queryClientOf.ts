import { QueryClient } from "@tanstack/react-query";

let kept: { userId: string; client: QueryClient } | null = null;

/** The query cache of one person. Whoever signs in next on the same page starts with an empty one. */
export function queryClientOf(userId: string): QueryClient {
  if (kept?.userId !== userId) {
    kept?.client.clear();
    const queries = { staleTime: 30_000, retry: 1, refetchOnWindowFocus: true };
    kept = { userId, client: new QueryClient({ defaultOptions: { queries } }) };
  }
  return kept.client;
}
