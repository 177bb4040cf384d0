import type { FormOutcome } from "../page.types.ts";
import { atMost } from "./letters.ts";
import { field, trap } from "../styles/css.ts";
import type { PageWords } from "../words/words.types.ts";

interface Props {
  name: string;
  label: string;
  words: PageWords;
  outcome: FormOutcome | null;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  maxLength: number;
  rows?: number;
  /** Brings the keyboard for figures; those of any script can be typed. */
  figures?: boolean;
  required?: boolean;
  /** Beside the label, in brackets. */
  hint?: string;
  placeholder?: string;
  /** What stands in it before anybody types. */
  value?: string;
  /** What is wrong with it, where the page knows more than the refusal says. */
  problem?: string | null;
}

/** What is said about a field that was refused, in the reader's words. */
function problemOf({ name, words, outcome }: Props): string | null {
  const refused = outcome?.refused;
  if (!refused || refused.field !== name) return null;
  const { contact, refusals } = words;
  if (refused.code === "too_long") return refusals.too_long;
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
    words,
    outcome,
    type = "text",
    autoComplete = "off",
    maxLength,
    rows,
    figures,
    required,
    hint,
    placeholder,
  } = props;
  const isLong = outcome?.refused?.code === "too_long";
  const problem = (isLong ? null : props.problem) ?? problemOf(props);
  const shared = {
    name,
    ...(rows ? atMost(maxLength, words.refusals.too_long) : { maxLength }),
    autoComplete,
    dir: "auto" as const,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? problemId(name) : undefined,
    required: required ?? undefined,
    placeholder,
    inputMode: figures ? ("numeric" as const) : undefined,
  };
  const typed = outcome?.typed[name] ?? props.value ?? "";
  return (
    <div className={field}>
      <label className={field}>
        <span>
          {label} {hint && <i>({hint})</i>}
        </span>
        {rows ? (
          <textarea rows={rows} {...shared}>
            {typed}
          </textarea>
        ) : (
          <input type={type} value={typed} {...shared} />
        )}
      </label>
      <Problem name={name} said={problem} />
    </div>
  );
}

/** What describes a field that was refused; one form of a page is refused at a time. */
export const problemId = (name: string): string => `problem-${name}`;

/** What is wrong with a field; beside its label, so that it is no part of the field's name. */
export function Problem({ name, said }: { name: string; said: string | null }) {
  return (
    said && (
      <small role="alert" id={problemId(name)}>
        {said}
      </small>
    )
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
