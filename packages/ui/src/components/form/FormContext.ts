import { createContext, type ReactNode } from "react";

/** What one field has to say against being sent. */
export interface FormProblem {
  /** The id of the control, where the summary's link leads. */
  id: string;
  label: ReactNode;
  error: ReactNode;
}

/** Fields tell the Form around them what is wrong; gives back how to take it back. */
export type TellProblem = (problem: FormProblem) => () => void;

export const FormContext = createContext<TellProblem | null>(null);
