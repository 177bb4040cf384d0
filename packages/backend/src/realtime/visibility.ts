import type { OpenBackend } from "../backend.types.ts";
import type { Caller } from "../front/callers.ts";
import { asCaller, sqlState } from "../front/sql.ts";
import { type PublishedTable, quote } from "./publication.ts";

/** A change as the database announces it. */
export interface Change {
  schema: string;
  table: string;
  type: "INSERT" | "UPDATE" | "DELETE";
  key: Record<string, unknown>;
  /** References to other rows and the owner; for deciding, never sent on. */
  scope: Record<string, unknown> | null;
  at: string;
}

type Row = Record<string, unknown>;

/** What callers may see, as row level security decides. */
export interface Visibility {
  /** The changed rows a caller may read, by the text of their key. */
  rowsFor(caller: Caller, table: PublishedTable, changes: Change[]): Promise<Map<string, Row>>;
  /** Whether a caller may learn that a row is gone. */
  maySeeDeleted(caller: Caller, table: PublishedTable, change: Change): Promise<boolean>;
}

/** Reads rows with the rights of each listener. */
export function createVisibility(backend: OpenBackend): Visibility {
  return {
    async rowsFor(caller, table, changes) {
      const columns = table.readable[caller.role];
      if (columns.length === 0) return new Map();
      const rows = await readAs(caller, rowsByKey(table, columns), [
        JSON.stringify(changes.map((change) => change.key)),
      ]);
      return new Map(rows.map(({ row }) => [keyText(table, row), row]));
    },

    /**
     * The row cannot be asked any more. Its owner may know, and whoever sees every row that it
     * belonged to; a row that belonged to nothing is told to nobody but the service.
     */
    async maySeeDeleted(caller, table, change) {
      if (caller.role === "service_role") return true;
      const scope = change.scope ?? {};
      if (scope["user_id"] && scope["user_id"] === caller.userId) return true;
      const parents = table.parents.filter(
        ({ schema, pairs }) =>
          schema === "public" && pairs.every(({ column }) => typeof scope[column] === "string"),
      );
      if (parents.length === 0) return false;
      for (const { schema, table: name, pairs } of parents) {
        const isIt = pairs.map(
          ({ parentColumn }, index) => `${quote(parentColumn)} = $${index + 1}`,
        );
        const found = await readAs(
          caller,
          `select '{}'::jsonb as row from ${quote(schema)}.${quote(name)}
           where ${isIt.join(" and ")} limit 1`,
          pairs.map(({ column }) => scope[column]),
        );
        if (found.length === 0) return false;
      }
      return true;
    },
  };

  /** No right to read a table is the same as seeing none of its rows. */
  async function readAs(
    caller: Caller,
    sql: string,
    parameters: unknown[],
  ): Promise<{ row: Row }[]> {
    try {
      return await asCaller(backend, caller, (run) => run<{ row: Row }>(sql, parameters));
    } catch (error) {
      if (sqlState(error) === "42501") return [];
      throw error;
    }
  }
}

/** The key of a row as one text, to find it again. */
export function keyText(table: PublishedTable, row: Row): string {
  return JSON.stringify(table.key.map(({ name }) => row[name]));
}

function rowsByKey(table: PublishedTable, readable: readonly string[]): string {
  const row = readable.map((name) => `r.${quote(name)}`).join(", ");
  const columns = table.key.map(({ name }) => `r.${quote(name)}`).join(", ");
  const values = table.key
    .map(({ name, type }) => `(k ->> '${name.replaceAll("'", "''")}')::${type}`)
    .join(", ");
  return `select (select to_jsonb(told) from (select ${row}) told) as row from ${quote(table.schema)}.${quote(table.table)} r
    where (${columns}) in (select ${values} from jsonb_array_elements($1::text::jsonb) k)`;
}
