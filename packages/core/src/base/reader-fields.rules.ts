import { firstName } from "./names.rules.ts";

/** What is known of one reader, by the names of a text's fields, with the name to greet them by. */
export function knownOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  return { ...fields, first_name: firstName(fields["full_name"] ?? "") };
}
