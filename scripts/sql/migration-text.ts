import { type CatalogueEntry, type Difference, differencesOf } from "./catalogue.ts";
import type { SchemaFile } from "./schemas.ts";
import { commentOn, createPolicy, functionHead, grantsOf, publish } from "./statements.ts";

/** The next migration, as far as a program can write it. */
export interface MigrationDraft {
  sql: string;
  /** How tables differ, which somebody has to write. */
  byHand: string[];
}

/** What stands where tables are to be changed; it fails until somebody has written that. */
export const placeForTables =
  "do $$ begin raise exception 'Write here how the tables change.'; end $$;";

/** Rows may depend on these, so a program does not change them. */
const handKinds = new Set([
  "schema",
  "extension",
  "default rights",
  "type",
  "table",
  "sequence",
  "column",
  "constraint",
  "index",
  "rows",
]);

/**
 * Writes what makes one database another: functions, views, triggers, policies, comments, rights
 * and the publication by itself; tables only where a whole file of them is new.
 *
 * @param before what all migrations make
 * @param after what the schemas make
 */
export function writeMigration(
  before: CatalogueEntry[],
  after: CatalogueEntry[],
  schemas: SchemaFile[],
): MigrationDraft {
  const differences = differencesOf(before, after);
  const isOf = (kind: string) => differences.filter((difference) => difference.kind === kind);
  const whole = newFiles(schemas, before);
  const byHand = differences
    .filter((difference) => handKinds.has(difference.kind) && !isMadeBy(whole, difference))
    .map(tell);
  const functions = isOf("function");
  const views = isOf("view").filter((view) => !isMadeBy(whole, view));
  const dropped = functions.filter(({ was, is }) => was && functionHead(was) !== functionHead(is));
  const rules = new Set(schemas.filter(({ role }) => role === "rules").flatMap(functionsIn));
  const [early, late] = [true, false].map((isEarly) =>
    functions.filter(({ name, is }) => is && rules.has(nameOnly(name)) === isEarly),
  );
  const anew = new Set([...dropped, ...views].map(({ kind, name }) => `${kind} ${name}`));
  const about = aboutObjects(differences, after, anew).filter(
    (difference) => difference.kind !== "comment" || !isMadeBy(whole, difference),
  );
  const parts = [
    "set check_function_bodies = off;",
    ...["trigger", "policy"].flatMap((kind) =>
      isOf(kind)
        .filter(({ was }) => was)
        .map(({ name }) => `drop ${kind} ${name};`),
    ),
    ...views.filter(({ was }) => was).map(({ name }) => `drop view ${name};`),
    ...dropped.map(({ name }) => `drop function ${name};`),
    ...(early ?? []).map(({ is }) => `${is?.trim()};`),
    ...whole.map(({ sql }) => sql.trim()),
    ...(byHand.length > 0
      ? [[...byHand.map((line) => `-- ${line}`), placeForTables].join("\n")]
      : []),
    ...views.filter(({ is }) => is).map(({ name, is }) => `create view ${name}${is}`),
    ...(late ?? []).map(({ is }) => `${is?.trim()};`),
    ...isOf("trigger").flatMap(({ is }) => (is ? [`${is};`] : [])),
    ...isOf("policy").flatMap(({ name, is }) => (is ? [createPolicy(name, is)] : [])),
    ...about.flatMap(({ kind, name, was, is }) =>
      kind === "comment" ? [commentOn(name, is)] : grantsOf(kind, name, was, is),
    ),
    ...isOf("publication").map(({ name, is }) => publish(name, is !== undefined)),
    ...(isOf("table").some(({ was }) => was === undefined)
      ? ["select private.guard_half_sessions();"]
      : []),
    "reset check_function_bodies;",
  ];
  return { sql: differences.length === 0 ? "" : `${parts.join("\n\n")}\n`, byHand };
}

/** Comments and rights that changed, and all of what is made anew; none of what is gone. */
function aboutObjects(
  differences: Difference[],
  after: CatalogueEntry[],
  anew: Set<string>,
): Difference[] {
  const isAbout = (kind: string): boolean => ["comment", "grants", "column grants"].includes(kind);
  const objectOf = (name: string): string => name.replace(/^table /, "view ");
  const isAnew = (name: string): boolean => anew.has(name) || anew.has(objectOf(name));
  const stays = new Set(after.map(({ kind, name }) => `${kind} ${name}`));
  const changed = differences.filter(
    ({ kind, name, is }) => isAbout(kind) && !isAnew(name) && (is !== undefined || stays.has(name)),
  );
  const again = after
    .filter(({ kind, name }) => isAbout(kind) && isAnew(name))
    .map(({ kind, name, says }) => ({ kind, name, was: undefined, is: says }));
  return [...changed, ...again];
}

/** Files of tables none of which is there yet. */
function newFiles(schemas: SchemaFile[], before: CatalogueEntry[]): SchemaFile[] {
  const known = new Set(
    before.filter(({ kind }) => ["table", "view", "type"].includes(kind)).map(({ name }) => name),
  );
  return schemas.filter(({ role, sql }) => {
    const made = madeIn(sql);
    return role === "tables" && made.length > 0 && made.every((name) => !known.has(name));
  });
}

function isMadeBy(files: SchemaFile[], { kind, name, was, is }: Difference): boolean {
  if (kind === "rows" && files.some(({ sql }) => sql.includes(`\ninsert into ${name} `)))
    return true;
  if (was !== undefined) return false;
  const table = kind === "index" ? (/ ON (\S+) /.exec(is ?? "")?.[1] ?? "") : name;
  return files.some(
    ({ sql }) =>
      madeIn(sql).some((made) =>
        new RegExp(`(^|[ ])${made.replaceAll(".", "\\.")}($|[ ._])`).test(table),
      ) ||
      (kind === "constraint" && sql.includes(`add constraint ${name.split(" ")[1]}`)),
  );
}

const madeIn = (sql: string): string[] =>
  [...sql.matchAll(/^create (?:table|view|type) ([\w.]+)/gm)].map(([, name = ""]) => name);

const functionsIn = ({ sql }: SchemaFile): string[] =>
  [...sql.matchAll(/^create function ([\w.]+)/gm)].map(([, name = ""]) => name);

const nameOnly = (signature: string): string => signature.slice(0, signature.indexOf("("));

/** One line of a difference. */
export function tell({ kind, name, was, is }: Difference): string {
  const short = (text: string | undefined): string =>
    text === undefined ? "nothing" : text.replaceAll(/\s+/g, " ").slice(0, 200);
  return `${kind} ${name}: ${short(was)} becomes ${short(is)}`;
}
