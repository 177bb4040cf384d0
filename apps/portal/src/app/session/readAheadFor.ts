import { valueOf } from "@jubilee/core/base/result.rules";
import { setReadAhead } from "../routing/intent.ts";
import { pagesOf } from "./pagesOf.ts";
import type { DataClient, Reader } from "../routing/reads.types.ts";
import { queryClientOf } from "./queryClientOf.ts";

/** Lets links read ahead for this person. Returns how to stop it. */
export function readAheadFor(client: DataClient, userId: string): () => void {
  const queries = queryClientOf(userId);
  // A failure is the screen's to tell, when it asks again.
  const read: Reader["read"] = ({ key, call }) =>
    queries.fetchQuery({ queryKey: key, queryFn: () => valueOf(call()) }).catch(() => undefined);
  const readList: Reader["readList"] = (list) => queries.prefetchInfiniteQuery(pagesOf(list));
  setReadAhead((module, { params }, query) =>
    module.reads?.({ client, userId, params, query, read, readList }),
  );
  return () => setReadAhead(null);
}
