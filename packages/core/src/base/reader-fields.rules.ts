import { greetingName } from "./names.rules.ts";

/** What is known of one reader, by the names of a text's fields, with the name to greet them by: the first one that is known, or the one in their whole name. */
export function knownOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  return { ...fields, first_name: greetingName(fields["first_name"], fields["full_name"]) };
}

/** What stands for the reader's first name in a subject, which is one line without form. */
export const firstNameMark = "{first name}";

/** What looks like a field in a text. Each once, in its order. */
const marksIn = (text: string): string[] => [
  ...new Set(text.match(/\{+[^{}]{1,60}\}+|\[\[[^[\]]{1,60}\]\]|%%?[A-Za-z_]{2,40}%%?/g) ?? []),
];

/** What looks like a field in a line and is none: it would be read as it stands. */
export const unknownMarks = (line: string): string[] =>
  marksIn(line).filter((mark) => mark !== firstNameMark);

/** Said at the field where such a thing is written: nobody should read the name of a field. */
export const unknownMarkNote = (text: string, isLine: boolean): string | undefined => {
  const [mark] = unknownMarks(text);
  if (mark === undefined) return undefined;
  return isLine
    ? `${mark} is read as it stands: only ${firstNameMark} is filled in here`
    : `${mark} is read as it stands: type { for what is filled in here`;
};

/** Said where words of one's own stand in a mail in which nothing is filled in. */
export const nothingFilledNote = (text: string): string | undefined => {
  const [mark] = marksIn(text);
  return mark === undefined ? undefined : `${mark} is read as it stands: nothing is filled in here`;
};

/** A subject as one person reads it; for nobody in particular it leaves the name out. */
export function personalSubject(subject: string, first: string): string {
  return first === ""
    ? subject.replaceAll(` ${firstNameMark}`, "").replaceAll(firstNameMark, "")
    : subject.replaceAll(firstNameMark, first);
}
