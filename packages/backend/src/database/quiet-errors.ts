import { inspect } from "node:util";

/** What both drivers tell about a refusal of the database. */
export interface DatabaseError extends Error {
  code: string;
  detail?: string;
  hint?: string;
}

/** Whether the database itself raised an error, with its SQLSTATE. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);
}

/** What PGlite keeps beside an error: the statement and what was put into it. */
const givenAway = ["query", "params", "parameters", "queryOptions"];
/** Names of what the database is made of; never what somebody wrote. */
const parts = ["routine", "schema", "table", "column", "constraint"];
const place = /PL\/pgSQL function [\w.]+\([^)]*\) line \d+ at [\w /]+/g;

/**
 * Makes an error of the database safe to log: whoever prints it prints its SQLSTATE and where it
 * came from. Message, detail and parameters can hold what people typed; code may still read the
 * message, to answer the one who asked.
 */
export function quiet<Given>(error: Given): Given {
  if (!isDatabaseError(error)) return error;
  for (const name of givenAway) Reflect.deleteProperty(error, name);
  printAs(error, `database: ${describe(error)}`);
  return error;
}

/** Has an error printed by a text in place of its message, followed by where it was made. */
export function printAs(error: Error, text: string): void {
  const printed = [text, ...framesOf(error)].join("\n");
  Object.defineProperty(error, "stack", { value: printed, configurable: true, writable: true });
  Object.defineProperty(error, inspect.custom, { value: () => printed, configurable: true });
}

/** Does work whose errors are safe to log. */
export async function quietly<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw quiet(error);
  }
}

/** SQLSTATE, what it is about, and the lines of our SQL that led there. */
export function describe(error: DatabaseError): string {
  const texts = (name: string): string[] => {
    const value: unknown = Reflect.get(error, name) ?? Reflect.get(error, `${name}_name`);
    return typeof value === "string" ? [value] : [];
  };
  const names = parts.flatMap(texts);
  const places = texts("where").flatMap((where) => where.match(place) ?? []);
  return [error.code, ...names, ...places.map((line) => `\n    in ${line}`)].join(" ");
}

/** The frames of a stack without the message before them. */
function framesOf({ stack = "", message }: Error): string[] {
  const start = stack.indexOf(message);
  return start < 0
    ? []
    : stack
        .slice(start + message.length)
        .split("\n")
        .filter(Boolean);
}
