import { addressProblem, isEmailAddress } from "@jubilee/core/base/email-address.rules";
import { fieldText, tooShort } from "./forms.rules.ts";

/** Says what is wrong with a field's text, or null. */
export type FieldCheck = (text: string) => string | null;

/** What is wrong with the fields of a form, by their names. */
export type FieldProblems = Readonly<Record<string, string | undefined>>;

/** Whether a text is a whole address. */
export const wholeAddress: FieldCheck = (text) => (isEmailAddress(text) ? null : addressProblem);

/** Something must stand there; the words ask for it. */
export const needed =
  (words: string): FieldCheck =>
  (text) =>
    text.trim() === "" ? words : null;

/** A code of an app, which writes it in two halves. */
export const sixDigits: FieldCheck = (text) =>
  /^\d{3} ?\d{3}$/.test(text.trim()) ? null : tooShort;

/** The two names of a person. */
export const bothNames: Readonly<Record<string, FieldCheck>> = {
  firstName: needed("Enter your first name."),
  lastName: needed("Enter your last name."),
};

/** All that is wrong with a form, so that it is said at once. */
export function problemsIn(
  data: FormData,
  checks: Readonly<Record<string, FieldCheck>>,
): FieldProblems {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const problem = check(fieldText(data, name));
      return problem ? [[name, problem]] : [];
    }),
  );
}
