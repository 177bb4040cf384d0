import type { FormOutcome } from "../pages.types.ts";
import { field, trap } from "../styles/css.ts";
import type { PageWords } from "../words/words.types.ts";

interface Props {
  name: string;
  label: string;
  words: PageWords;
  outcome: FormOutcome | null;
  type?: "text" | "email";
  autoComplete?: string;
  maxLength: number;
  rows?: number;
  required?: boolean;
}

/** What is said about a field that was refused, in the reader's words. */
function problemOf({ name, words, outcome }: Props): string | null {
  const refused = outcome?.refused;
  if (!refused || refused.field !== name) return null;
  const { contact, refusals } = words;
  if (name === "name") return contact.nameMissing;
  if (name === "email") return outcome.typed["email"] ? contact.emailWrong : contact.emailMissing;
  const known: Readonly<Record<string, string>> = refusals;
  return known[`${refused.code}.${name}`] ?? known[refused.code] ?? refusals.unavailable;
}

/** A field of a form that is sent without a script, with what was typed and what is wrong with it. */
export function Field(props: Props) {
  const {
    name,
    label,
    outcome,
    type = "text",
    autoComplete = "off",
    maxLength,
    rows,
    required,
  } = props;
  const problem = problemOf(props);
  const shared = {
    name,
    maxLength,
    autoComplete,
    dir: "auto" as const,
    "aria-invalid": problem ? true : undefined,
    required: required ?? undefined,
  };
  const typed = outcome?.typed[name] ?? "";
  return (
    <label className={field}>
      <span>{label}</span>
      {rows ? (
        <textarea rows={rows} {...shared}>
          {typed}
        </textarea>
      ) : (
        <input type={type} value={typed} {...shared} />
      )}
      {problem && <small role="alert">{problem}</small>}
    </label>
  );
}

/** A field that people never see; whoever fills it in is a program. */
export function Trap() {
  return (
    <div className={trap} aria-hidden="true">
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
