import { FunctionsHttpError } from "@supabase/supabase-js";
import { call } from "../base/calls.api.ts";
import { functionFailure } from "../base/result.api.ts";
import { fail, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { OpenedDemo } from "./demos.types.ts";

export interface DemosApi {
  /** Somebody reads what a demo is: a sandbox is made ready, so that opening it takes no time. */
  ready: (demo: string) => Promise<Result<{ isReady: boolean }>>;
  /** A sandbox of a demo, for a visitor and a day. */
  open: (demo: string) => Promise<Result<OpenedDemo>>;
  /** Its visitor takes its template along: its link is good until then. */
  takeAlong: (eventId: string) => Promise<Result<string>>;
}

async function ask<Value>(
  client: DatabaseClient,
  body: { demo: string; ahead?: true },
): Promise<Result<Value>> {
  const { data, error } = await client.functions.invoke<Value>("demo-opening", { body });
  // A server that is too busy to say whose turn it is has many in line.
  if (error instanceof FunctionsHttpError && error.context.status === 503)
    return fail("conflict", "Very many are opening demos just now.");
  if (error) return { ok: false, error: await functionFailure(error) };
  return data ? succeed(data) : fail("unavailable", "The server did not answer. Try again.");
}

/** Calls about demos. */
export function createDemosApi(client: DatabaseClient): DemosApi {
  return {
    ready: (demo) => ask(client, { demo, ahead: true }),
    open: (demo) => ask(client, { demo }),
    takeAlong: (eventId) => call(client, "take_along_sandbox", { event_id_param: eventId }),
  };
}
