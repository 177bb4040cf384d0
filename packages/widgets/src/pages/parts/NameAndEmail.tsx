import type { FormOutcome } from "../page.types.ts";
import type { PageWords } from "../words/words.types.ts";
import { Field } from "./Field.tsx";

interface Props {
  words: PageWords;
  outcome: FormOutcome | null;
}

/** Who sends a form, and where they are written to. */
export function NameAndEmail({ words, outcome }: Props) {
  return (
    <>
      <Field
        {...{ words, outcome }}
        name="name"
        label={words.common.name}
        autoComplete="name"
        maxLength={120}
        required
      />
      <Field
        {...{ words, outcome }}
        name="email"
        type="email"
        label={words.common.email}
        autoComplete="email"
        maxLength={254}
        required
      />
    </>
  );
}
