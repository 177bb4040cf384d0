import { useId } from "react";
import type { FieldControl, FieldTexts } from "./field.types.ts";

interface FieldIds {
  labelId: string;
  helpId: string;
  errorId: string;
  control: FieldControl;
}

/** Ties label, help and error to one control. */
export function useField(
  { help, error }: Pick<FieldTexts, "help" | "error">,
  ownId?: string,
  describedBy?: string,
): FieldIds {
  const made = useId();
  const id = ownId ?? made;
  const [labelId, helpId, errorId] = [`${id}-label`, `${id}-help`, `${id}-error`];
  const described = [error && errorId, help && helpId, describedBy].filter(Boolean).join(" ");
  return {
    labelId,
    helpId,
    errorId,
    control: {
      id,
      "aria-describedby": described || undefined,
      "aria-invalid": error ? true : undefined,
    },
  };
}
