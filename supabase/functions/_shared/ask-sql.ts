import type { Deps } from "./deps.types.ts";
import { isFields } from "./fields.ts";

/** Calls a database function that answers with an object; throws when it does not. */
export async function askSql<Shape extends object>(
  deps: Deps,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Shape> {
  const value = await deps.callSql(name, args);
  if (!isFields(value)) throw new Error(`${name} did not answer with an object`);
  return value as Shape;
}
