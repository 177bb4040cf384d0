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

/** Hidden until asked for. */
export const usuallyHidden: ReadonlySet<string> = new Set(["family", "phone", "town", "contact"]);

/** What of an address says how the list is looked at. */
export const lookParts = ["q", ...Object.values(filterParts), "sort"] as const;

const parts = ["answers", "groups", "tags", "fields"] as const;

/** The filter that an address says, apart from the words. */
export function filterOfQuery(query: URLSearchParams): Omit<GuestFilter, "text"> {
  const said = query.getAll(filterParts.answers);
  return {
    answers: answers.filter((answer) => said.includes(answer)),
    groups: query.getAll(filterParts.groups),
    tags: query.getAll(filterParts.tags),
    fields: query.getAll(filterParts.fields),
  };
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
