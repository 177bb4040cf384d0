import type { ReactNode } from "react";

/** What every labelled control takes. */
export interface FieldTexts {
  label: ReactNode;
  /** Under the control: what to type, or what it is for. */
  help?: ReactNode;
  /** What is wrong and what to type instead, in a sentence. */
  error?: ReactNode;
  /** Marks the label: may stay empty. */
  optional?: boolean;
  /** The label is heard but not seen: only where the context says it, as in a search. */
  hideLabel?: boolean;
}

/** What a Field gives to the control inside it. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}
