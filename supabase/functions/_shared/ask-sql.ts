import type { Answer, CallArguments, CallName } from "@jubilee/core/base/calls.types";
import type { Deps } from "./deps.types.ts";
import { isFields } from "./fields.ts";

/** Calls a database function that answers with an object; throws when it does not. */
export async function askSql<Name extends CallName>(
  deps: Deps,
  name: Name,
  args: CallArguments<Name>[0] & object,
): Promise<Answer<Name> & object> {
  return (await askNamed(deps, name, { ...args })) as Answer<Name> & object;
}

/** The same where the name is chosen elsewhere, and with it what is asked. */
export async function askNamed(
  deps: Deps,
  name: CallName,
  args: Readonly<Record<string, unknown>>,
): Promise<object> {
  const value = await deps.callSql(name, args);
  if (!isFields(value)) throw new Error(`${name} did not answer with an object`);
  return value;
}
