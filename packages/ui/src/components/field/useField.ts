import { useId } from "react";
import { useFormProblem } from "../form/useFormProblem.ts";
import type { FieldControl, FieldTexts } from "./field.types.ts";

interface FieldIds {
  labelId: string;
  helpId: string;
  errorId: string;
  control: FieldControl;
}

/** Ties label, help and error to one control, and tells the form around it what is wrong. */
export function useField(
  { label, help, error }: Pick<FieldTexts, "label" | "help" | "error">,
  ownId?: string,
  describedBy?: string,
): FieldIds {
  const made = useId();
  const id = ownId ?? made;
  useFormProblem(id, label, error);
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
