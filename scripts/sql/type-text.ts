/** Writes an area's tables, views and functions as types, and the type that joins the areas. */
import type { Column, ForeignKey, Routine } from "./typed-catalogue.ts";

/** What one area has of all that the API shows. */
export interface AreaShapes {
  area: string;
  columns: Column[];
  keys: ForeignKey[];
  routines: Routine[];
}

const numbers = new Set(["smallint", "integer", "bigint", "numeric", "real", "double precision"]);

function typeOf(sqlType: string): string {
  if (sqlType.endsWith("[]")) return `${typeOf(sqlType.slice(0, -2))}[]`;
  if (numbers.has(sqlType)) return "number";
  if (sqlType === "boolean") return "boolean";
  if (sqlType === "json" || sqlType === "jsonb") return "Json";
  if (sqlType === "void") return "undefined";
  return "string";
}

/** The words a check constraint allows, as a union; else the column's plain type. */
function columnType({ type, check }: Column): string {
  const list = check?.match(/= ANY \(ARRAY\[(.*)\]\)/)?.[1];
  if (type !== "text" || list === undefined) return typeOf(type);
  const words = [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => JSON.stringify(word));
  return words.join(" | ");
}

/** What may be written where the database keeps JSON. */
const writtenType = (type: string) => (type === "Json" ? "WrittenJson" : type);
const withNull = (type: string, nullable: boolean) => (nullable ? `${type} | null` : type);
const members = (lines: string[]) => (lines.length > 0 ? `{\n${lines.join(";\n")} }` : "{}");
const never = "{ [_ in never]: never }";

function rowType(columns: Column[]): string {
  return members(
    columns.map((column) => `${column.name}: ${withNull(columnType(column), column.nullable)}`),
  );
}

function writeType(columns: Column[], verb: "insert" | "update"): string {
  return members(
    columns.map((column) => {
      if (column.generated) return `${column.name}?: never`;
      const optional = verb === "update" || column.nullable || column.has_default;
      const type = withNull(writtenType(columnType(column)), column.nullable);
      return `${column.name}${optional ? "?" : ""}: ${type}`;
    }),
  );
}

function relationships(keys: ForeignKey[]): string {
  const entries = keys.map(
    (key) => `{
      foreignKeyName: ${JSON.stringify(key.name)}; columns: ${JSON.stringify(key.columns)};
      isOneToOne: ${key.one_to_one}; referencedRelation: ${JSON.stringify(key.target)};
      referencedColumns: ${JSON.stringify(key.target_columns)} }`,
  );
  return `[${entries.join(", ")}]`;
}

function resultType(routine: Routine, tablesOf: (relation: string) => string): string {
  const relation = routine.result_relation;
  const one = relation ? `${tablesOf(relation)}["${relation}"]["Row"]` : typeOf(routine.result);
  return routine.returns_set ? `${one}[]` : one;
}

function routineType(routine: Routine, tablesOf: (relation: string) => string): string {
  const args = routine.arguments.map(
    ({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${writtenType(typeOf(type))}`,
  );
  return `{\nArgs: ${args.length > 0 ? members(args) : "never"}; Returns: ${resultType(routine, tablesOf)} }`;
}

const fileOf = (area: string) => `${area}.types.gen.ts`;
const nameOf = (area: string) => area.slice(0, 1).toUpperCase() + area.slice(1);

/** The file of an area; `areaOf` tells where a table stands whose rows a function answers. */
export function areaTypes(shapes: AreaShapes, areaOf: (relation: string) => string): string {
  const keys = Map.groupBy(shapes.keys, ({ relation }) => relation);
  const relations = [...Map.groupBy(shapes.columns, ({ relation }) => relation)];
  const tables = relations
    .filter(([, [first]]) => !first?.is_view)
    .map(
      ([name, own]) => `${name}: {
        Row: ${rowType(own)}; Insert: ${writeType(own, "insert")};
        Update: ${writeType(own, "update")}; Relationships: ${relationships(keys.get(name) ?? [])} }`,
    );
  const views = relations
    .filter(([, [first]]) => first?.is_view)
    .map(([name, own]) => `${name}: {\nRow: ${rowType(own)}; Relationships: [] }`);
  const elsewhere = new Set<string>();
  const tablesOf = (relation: string) => {
    const area = areaOf(relation);
    if (area === shapes.area) return "Tables";
    elsewhere.add(area);
    return `${nameOf(area)}Tables`;
  };
  const functions = shapes.routines.map((one) => `${one.name}: ${routineType(one, tablesOf)}`);
  const types = `
/** The area's tables. */
export type Tables = ${tables.length > 0 ? members(tables) : never};
/** The area's views. */
export type Views = ${views.length > 0 ? members(views) : never};
/** The area's functions that the API shows. */
export type Functions = ${functions.length > 0 ? members(functions) : never};
`;
  const json = ["Json", "WrittenJson"].filter((name) => new RegExp(`\\b${name}\\b`).test(types));
  const imports = [...elsewhere].map(
    (area) => `import type { Tables as ${nameOf(area)}Tables } from "./${fileOf(area)}";`,
  );
  if (json.length > 0) imports.push(`import type { ${json.join(", ")} } from "./json.types.ts";`);
  return `/** Generated by scripts/generate-types.ts from supabase/migrations; do not edit. */
${imports.join("\n")}
${types}`;
}

/** The `Database` of all areas. */
export function joinedTypes(areas: string[]): string {
  const all = (part: string) =>
    `Joined<${areas.map((area) => `${nameOf(area)}.${part}`).join(" & ")}>`;
  return `/** Generated by scripts/generate-types.ts: the areas' types, joined; do not edit. */
${areas.map((area) => `import type * as ${nameOf(area)} from "./${fileOf(area)}";`).join("\n")}

export type { Json, WrittenJson } from "./json.types.ts";

type Joined<Parts> = { [Name in keyof Parts]: Parts[Name] };

/** The schema that the API shows, for \`createClient<Database>\`. */
export type Database = {
  public: {
  Tables: ${all("Tables")};
  Views: ${all("Views")};
  Functions: ${all("Functions")};
  Enums: ${never};
  CompositeTypes: ${never};
} };
`;
}
