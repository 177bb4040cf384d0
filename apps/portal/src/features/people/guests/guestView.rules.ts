import type { GuestFilter } from "@jubilee/core/people/guests.types";

const answers: readonly GuestFilter["answers"][number][] = [
  "yes",
  "maybe",
  "no",
  "waitlisted",
  "pending",
];

/** Everybody on the list. */
export const everybody: GuestFilter = { text: "", answers: [], groups: [], tags: [], fields: [] };

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** A filter as it was kept; null where there is none. */
export function readGuestFilter(kept: unknown): GuestFilter | null {
  if (typeof kept !== "object" || kept === null) return null;
  const of = (name: keyof GuestFilter): unknown => Reflect.get(kept, name);
  const text = of("text");
  return {
    text: typeof text === "string" ? text : "",
    answers: answers.filter((answer) => textsOf(of("answers")).includes(answer)),
    groups: textsOf(of("groups")),
    tags: textsOf(of("tags")),
    fields: textsOf(of("fields")),
  };
}

/** How many values are chosen beside the words. */
export const chosenCount = ({ answers: states, groups, tags, fields }: Omit<GuestFilter, "text">) =>
  states.length + groups.length + tags.length + fields.length;

/** Under which names an address says which guests are shown. */
export const filterParts = {
  answers: "answer",
  groups: "group",
  tags: "tag",
  fields: "field",
} as const;

const parts = ["answers", "groups", "tags", "fields"] as const;

/** The filter that an address says, apart from the words. */
export function filterOfQuery(query: URLSearchParams): Omit<GuestFilter, "text"> {
  const { text: _, ...filter } = {
    ...everybody,
    ...readGuestFilter(
      Object.fromEntries(parts.map((part) => [part, query.getAll(filterParts[part])])),
    ),
  };
  return filter;
}

/** An address with what changes of a filter. */
export function writeFilter(known: URLSearchParams, change: Partial<GuestFilter>): URLSearchParams {
  const query = new URLSearchParams(known);
  for (const part of parts) {
    const values = change[part];
    if (!values) continue;
    query.delete(filterParts[part]);
    for (const value of values) query.append(filterParts[part], value);
  }
  return query;
}
