import type { JsonSchema } from "./json-schema.types.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function problemsOfText(value: string, schema: JsonSchema, path: string): string[] {
  const { minLength = 0, maxLength = Infinity, pattern, enum: words } = schema;
  if (words && !words.includes(value))
    return [`${path}: “${value}” is none of ${words.join(", ")}`];
  if (pattern && !new RegExp(pattern, "u").test(value))
    return [`${path}: “${value}” has another form`];
  if (value.trim().length < minLength) return [`${path}: is empty`];
  if (value.length > maxLength) return [`${path}: has more than ${maxLength} letters`];
  return [];
}

function problemsOfList(value: readonly unknown[], schema: JsonSchema, path: string): string[] {
  const { items, minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems) return [`${path}: needs at least ${minItems}`];
  if (value.length > maxItems) return [`${path}: has more than ${maxItems}`];
  return items
    ? value.flatMap((item, index) => schemaProblems(item, items, `${path}[${index}]`))
    : [];
}

function problemsOfObject(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  path: string,
): string[] {
  const below = (name: string) => (path === "" ? name : `${path}.${name}`);
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  const unknown =
    additionalProperties === false
      ? Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
      : [];
  return [
    ...missing.map((name) => `${below(name)}: is missing`),
    ...unknown.map((name) => `${below(name)}: is not known`),
    ...Object.entries(properties).flatMap(([name, schema]) =>
      Object.hasOwn(value, name) ? schemaProblems(value[name], schema, below(name)) : [],
    ),
  ];
}

/** What is wrong with a value, each with the way to it; empty when it is as its schema says. */
export function schemaProblems(value: unknown, schema: JsonSchema, path = ""): string[] {
  const at = path || "it";
  if (value === null && schema.nullable) return [];
  if (schema.type === "object")
    return isObject(value) ? problemsOfObject(value, schema, path) : [`${at}: is no object`];
  if (schema.type === "array")
    return Array.isArray(value) ? problemsOfList(value, schema, at) : [`${at}: is no list`];
  if (schema.type === "string")
    return typeof value === "string" ? problemsOfText(value, schema, at) : [`${at}: is no text`];
  if (schema.type === "boolean")
    return typeof value === "boolean" ? [] : [`${at}: is neither true nor false`];
  if (typeof value !== "number" || !Number.isInteger(value)) return [`${at}: is no whole number`];
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return value < minimum || value > maximum
    ? [`${at}: is not between ${minimum} and ${maximum}`]
    : [];
}
