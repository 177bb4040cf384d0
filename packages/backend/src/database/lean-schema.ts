import type { App, IntrospectResult } from "@supabase/lite";

type Connection = App["connection"];
type Column = IntrospectResult["columns"][number];

/** The schema that requests see. */
const exposed = "public";
/** What lite takes for the relation a view is made of: the first name after its FROM. */
const source = /\bfrom\s+(?:"[^"]+"|[\w$]+)(?:\s*\.\s*(?:"[^"]+"|[\w$]+))?/i;

/**
 * Gives lite a description of the database that is no larger than it needs: it looks through all
 * columns, views and functions again for each request, those of our own schemas and of extensions
 * included, and searches the text of every view for the types of its columns, which PostgreSQL has
 * told already.
 */
export function keepSchemaLean(connection: Connection): void {
  const introspect = connection.introspect.bind(connection);
  const known = new WeakMap<IntrospectResult, IntrospectResult>();
  connection.introspect = async (options) => {
    const whole = await introspect(options);
    const before = known.get(whole);
    if (before) return before;
    const lean = {
      ...whole,
      columns: unwalked(whole.columns.filter(({ schema }) => schema === exposed)),
      functions: whole.functions?.filter(({ schema }) => schema === exposed),
      views: whole.views.map((view) => ({ ...view, sql: source.exec(view.sql)?.[0] ?? "" })),
    };
    known.set(whole, lean);
    return lean;
  };
}

/** Types that stand for another one in what lite answers; PostgREST's own tests have them. */
const standIns = new Set([
  "color",
  "isodate",
  "isodatetext",
  "unixtz",
  "monetary",
  "monetarytext",
  "bytea_b64",
]);

/**
 * For each answer lite goes through all columns, and for each of them through all views, in search
 * of stand-ins. Where there are none it has nothing to go through; it finds a column as before.
 */
function unwalked(columns: Column[]): Column[] {
  if (columns.some(({ pg_type, type }) => standIns.has((pg_type ?? type).toLowerCase()))) {
    return columns;
  }
  return Object.defineProperty(columns, Symbol.iterator, { value: () => [].values() });
}
