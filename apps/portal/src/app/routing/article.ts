import { useEffect, useSyncExternalStore } from "react";
import { useRoute } from "./useRoute.ts";

let ofPart: string | null = null;
const listeners = new Set<() => void>();

function tell(article: string | null): void {
  ofPart = article;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For a page of several parts: while one is open that has its own article, help leads to that. */
export function useArticleOfPart(article: string | undefined): void {
  useEffect(() => {
    if (article === undefined) return undefined;
    tell(article);
    return () => tell(null);
  }, [article]);
}

/** The slug of the article about what is shown: of the open part, else of the route; null for none. */
export function useArticle(): string | null {
  const route = useRoute();
  const part = useSyncExternalStore(
    listen,
    () => ofPart,
    () => null,
  );
  return part ?? route?.entry.help ?? null;
}
