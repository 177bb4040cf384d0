import type { FormOutcome } from "../page.types.ts";
import type { PageWords } from "../words/words.types.ts";

interface Props {
  words: PageWords;
  outcome: FormOutcome | null;
  /** The fields that say themselves what is wrong with them. */
  fields?: readonly string[];
}

/** Why a form was not taken, where no field of it says so. */
export function Refusal({ words: { refusals }, outcome, fields }: Props) {
  const refused = outcome?.refused;
  const isSaid = refused !== undefined && !fields?.includes(refused.field ?? "");
  const said: Readonly<Record<string, string>> = refusals;
  return (
    <p role="alert" tabIndex={-1} hidden={!isSaid}>
      {isSaid && (said[refused.code] ?? refusals.unavailable)}
    </p>
  );
}
