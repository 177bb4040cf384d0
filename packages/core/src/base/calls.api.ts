import type { DatabaseClient } from "../database/client.types.ts";
import type { Answer, AskedName, CallArguments, CallName } from "./calls.types.ts";
import { type DatabaseRefusal, doneOf, failureFrom, resultOf, succeed } from "./result.rules.ts";
import type { Result } from "./result.types.ts";

/** The client as it is underneath: the types of names and arguments are checked before. */
interface Caller {
  rpc(name: string, args?: object): PromiseLike<{ data: unknown; error: DatabaseRefusal | null }>;
}

async function ask<Name extends CallName>(
  client: DatabaseClient,
  name: Name,
  args: object | undefined,
): Promise<{ data: Answer<Name>; error: DatabaseRefusal | null }> {
  const caller: Caller = client;
  const { data, error } = await caller.rpc(name, args);
  return { data: data as Answer<Name>, error };
}

/** Asks a function of the database. An answer of nothing counts as `not_found`. */
export async function call<Name extends AskedName>(
  client: DatabaseClient,
  name: Name,
  ...args: CallArguments<Name>
): Promise<Result<NonNullable<Answer<Name>>>> {
  const { data, error } = await ask(client, name, args[0]);
  return resultOf({ data: data ?? null, error });
}

/** Asks for what may be missing: nothing is an answer too. */
export async function find<Name extends AskedName>(
  client: DatabaseClient,
  name: Name,
  ...args: CallArguments<Name>
): Promise<Result<Answer<Name>>> {
  const { data, error } = await ask(client, name, args[0]);
  return error ? { ok: false, error: failureFrom(error) } : succeed(data);
}

/** Lets a function of the database do something; what it answers is of no interest. */
export async function act<Name extends CallName>(
  client: DatabaseClient,
  name: Name,
  ...args: CallArguments<Name>
): Promise<Result<true>> {
  return doneOf(await ask(client, name, args[0]));
}
