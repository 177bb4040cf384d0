import { useContext, useEffect, type ReactNode } from "react";
import { FormContext } from "./FormContext.ts";

/** Tells the Form around a field what is wrong with it, for the summary. */
export function useFormProblem(id: string, label: ReactNode, error: ReactNode): void {
  const tell = useContext(FormContext);
  useEffect(
    () => (tell && error ? tell({ id, label, error }) : undefined),
    [tell, id, label, error],
  );
}
