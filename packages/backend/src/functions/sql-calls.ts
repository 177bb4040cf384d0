import { againOnConflict } from "@jubilee/functions/_shared/conflicts";
import { type DatabaseError, refusalOf } from "@jubilee/functions/_shared/refusal";
import type { OpenBackend } from "../backend.types.ts";
import type { Caller } from "../front/callers.ts";
import { asCaller, type Run } from "../front/sql.ts";
import { createLane } from "./lane.ts";

/** Calls a database function by name with named arguments, as an rpc does. */
export type CallSql = (name: string, args: Record<string, unknown>) => Promise<unknown>;

interface Signature {
  returnsSet: boolean;
  returnsNothing: boolean;
  /** Type by parameter name. */
  types: Record<string, string>;
}

/** Reads what functions take and give, once each. */
export interface Signatures {
  of(name: string): Promise<Signature>;
}

/** Knows the functions of the schema `public`. */
export function createSignatures(backend: OpenBackend): Signatures {
  const known = new Map<string, Signature>();
  return {
    async of(name) {
      const before = known.get(name);
      if (before) return before;
      const [row] = await backend.query<{ found: Signature }>(signatureQuery, [name]);
      if (!row) throw new Error(`The database has no function public.${name}`);
      known.set(name, row.found);
      return row.found;
    },
  };
}

const signatureQuery = `
  select jsonb_build_object(
    'returnsSet', p.proretset,
    'returnsNothing', p.prorettype = 'void'::regtype,
    'types', coalesce((
      select jsonb_object_agg(p.proargnames[place.number], format_type(place.type, null))
      from unnest(p.proargtypes::oid[]) with ordinality as place(type, number)), '{}')) as found
  from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proname = $1`;

/**
 * Buyers of one sale wait for the rows of its tickets. Ten who wait in the database cost it twice
 * what four do, and leave nobody else a connection; so most of them wait here.
 */
const buyersAtOnce = 4;
const takesPlaces = new Set(["create_hold", "place_order"]);

/** Calls as the server itself, past row level security: token functions check for themselves. */
export function callAsServer(backend: OpenBackend, signatures: Signatures): CallSql {
  const lane = createLane(buyersAtOnce);
  return (name, args) => {
    const work = () =>
      call(signatures, name, args, (sql, values) =>
        againOnConflict(() => backend.query(sql, values)),
      );
    return takesPlaces.has(name) ? lane(work) : work();
  };
}

/** Calls with the rights of a caller. */
export function callAsCaller(
  backend: OpenBackend,
  signatures: Signatures,
  caller: Caller,
): CallSql {
  return async (name, args) => {
    await signatures.of(name);
    return againOnConflict(() =>
      asCaller(backend, caller, (run) => call(signatures, name, args, run)),
    );
  };
}

async function call(
  signatures: Signatures,
  name: string,
  args: Record<string, unknown>,
  run: Run,
): Promise<unknown> {
  const signature = await signatures.of(name);
  const names = Object.keys(args);
  const list = names.map((argument, index) => {
    const type = signature.types[argument];
    if (!type) throw new Error(`public.${name} has no parameter ${argument}`);
    return `${quoted(argument)} => $${index + 1}::text::${type}`;
  });
  const invocation = `public.${quoted(name)}(${list.join(", ")})`;
  try {
    const [row] = await run<{ result?: unknown }>(
      statement(invocation, signature),
      names.map((argument) => asText(args[argument], signature.types[argument] ?? "text")),
    );
    return signature.returnsNothing ? null : (row?.result ?? null);
  } catch (error) {
    const refusal = error instanceof Error ? refusalOf(databaseError(error)) : null;
    throw refusal ?? error;
  }
}

function statement(invocation: string, { returnsSet, returnsNothing }: Signature): string {
  if (returnsSet) {
    return `select coalesce(jsonb_agg(to_jsonb(entry)), '[]'::jsonb) as result from ${invocation} entry`;
  }
  return returnsNothing ? `select ${invocation}` : `select to_jsonb(${invocation}) as result`;
}

/** Every argument travels as text and is cast in SQL, which both drivers do alike. */
function asText(value: unknown, type: string): string | null {
  if (value === null || value === undefined) return null;
  if (type === "jsonb" || type === "json") return JSON.stringify(value);
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value) && type.endsWith("[]")) return asArray(value, type.slice(0, -2));
  throw new Error(`A ${typeof value} cannot be given as ${type}`);
}

/** An array as PostgreSQL writes it; what it holds is quoted, so that no comma or brace counts. */
function asArray(values: readonly unknown[], type: string): string {
  const texts = values.map((value) => asText(value, type));
  const entries = texts.map((text) =>
    text === null ? "null" : `"${text.replaceAll(/["\\]/g, "\\$&")}"`,
  );
  return `{${entries.join(",")}}`;
}

function quoted(name: string): string {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new Error(`"${name}" is no name of ours`);
  return `"${name}"`;
}

function databaseError(error: Error): DatabaseError {
  const read = (key: string) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === "string" ? value : undefined;
  };
  return {
    code: read("code"),
    message: error.message,
    hint: read("hint"),
    detail: read("detail") ?? read("details"),
  };
}
