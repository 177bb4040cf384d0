import { firstName } from "./names.rules.ts";

/** What is known of one reader, by the names of a text's fields, with the name to greet them by. */
export function knownOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  return { ...fields, first_name: firstName(fields["full_name"] ?? "") };
}

/** What stands for the reader's first name in a subject, which is one line without form. */
export const firstNameMark = "{first name}";

/** A subject as one person reads it; for nobody in particular it leaves the name out. */
export function personalSubject(subject: string, first: string): string {
  return first === ""
    ? subject.replaceAll(` ${firstNameMark}`, "").replaceAll(firstNameMark, "")
    : subject.replaceAll(firstNameMark, first);
}
