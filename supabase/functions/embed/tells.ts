import type { CallName } from "@jubilee/core/base/calls.types";
import { askNamed } from "../_shared/ask-sql.ts";
import { json, tagged, taggedJson } from "../_shared/respond.ts";
import type { Answer, EmbedCall } from "./call.types.ts";

/** What everybody asks for may be this old. */
export const sharedTtlMs = 1000;

/** Answers with what a database function says about a token, whose argument may have another name. */
export function tells(sql: CallName, argument = "token"): Answer {
  return async ({ deps, token }) => json(await askNamed(deps, sql, { [argument]: token }));
}

/** Answers with what many ask for: from a short memory under its key, with an ETag. */
export async function tellMany(
  { request, deps }: EmbedCall,
  key: string,
  read: () => Promise<object>,
): Promise<Response> {
  const shared = await deps.cache.read(key, sharedTtlMs, async () => tagged(await read()));
  return taggedJson(request, shared, 1);
}
