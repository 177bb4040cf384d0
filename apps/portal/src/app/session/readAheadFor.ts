import { valueOf } from "@jubilee/core/base/result.rules";
import { setReadAhead } from "../routing/intent.ts";
import type { DataClient, Read } from "../routing/reads.types.ts";
import { queryClientOf } from "./queryClientOf.ts";

/** Lets links read ahead for this person. Returns how to stop it. */
export function readAheadFor(client: DataClient, userId: string): () => void {
  // A failure is the screen's to tell, when it asks again.
  const read = ({ key, call }: Read) =>
    void queryClientOf(userId).prefetchQuery({ queryKey: key, queryFn: () => valueOf(call()) });
  setReadAhead((module, { params }, query) =>
    module.reads?.({ client, userId, params, query, read }),
  );
  return () => setReadAhead(null);
}
