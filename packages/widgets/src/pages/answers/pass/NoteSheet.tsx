import { atMost } from "../../parts/letters.ts";
import * as css from "../../styles/css.ts";
import { WhyNot } from "./fields.tsx";
import { mostLetters } from "./forms.ts";
import type { PassPart } from "./pass.types.ts";
import { Sheet } from "./Sheet.tsx";

/** A word to the hosts, and nothing else. */
export function NoteSheet(part: PassPart) {
  const { own: copy, draft } = part;
  const outcome = part.outcome?.form === "note" ? part.outcome : null;
  return (
    <Sheet
      part={part}
      id="note"
      form="note"
      title={copy.word}
      isOpen={outcome?.refused !== undefined}
      save={copy.save}
    >
      <WhyNot part={part} outcome={outcome} />
      <NoteField
        label={copy.word}
        value={outcome?.typed["note"] ?? draft.note}
        words={part.words}
        isNamed
      />
    </Sheet>
  );
}

interface FieldProps {
  label: string;
  value: string;
  words: PassPart["words"];
  /** What it is stands above it already. */
  isNamed?: boolean;
}

/** The word itself, which another sheet may ask for too. */
export function NoteField({ label, value, words, isNamed = false }: FieldProps) {
  return (
    <label className={css.field}>
      <span className={isNamed ? css.unseen : undefined}>{label}</span>
      <textarea
        name="note"
        rows={3}
        {...atMost(mostLetters.note, words.refusals.too_long)}
        dir="auto"
      >
        {value}
      </textarea>
    </label>
  );
}
