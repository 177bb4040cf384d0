import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.gen.ts";

/** A table's row, by the database's own names. */
export type TableRow<Name extends keyof Database["public"]["Tables"]> =
  Database["public"]["Tables"][Name]["Row"];

/** A view's row. */
export type ViewRow<Name extends keyof Database["public"]["Views"]> =
  Database["public"]["Views"][Name]["Row"];

/** The client that every call takes: it knows the tables, their columns and the functions. */
export type DatabaseClient = SupabaseClient<Database>;
