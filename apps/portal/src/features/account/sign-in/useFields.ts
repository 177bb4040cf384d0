import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { problemsIn, type FieldCheck, type FieldProblems } from "./fields.rules.ts";

/**
 * What is wrong with a form is said in words at its fields, and the focus goes to the first of them;
 * a field that is typed in again is no longer wrong. `failure` is what the server refused.
 */
export function useFields(failure: object | null) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const focusWrong = useCallback(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    [],
  );
  useEffect(() => {
    if (failure) focusWrong();
  }, [failure, focusWrong]);
  return {
    problems,
    /** The form's data once nothing is wrong with it, else null. */
    read: (checks: Readonly<Record<string, FieldCheck>>): FormData | null => {
      if (!form.current) return null;
      const data = new FormData(form.current);
      const found = problemsIn(data, checks);
      flushSync(() => setProblems(found));
      if (Object.keys(found).length === 0) return data;
      focusWrong();
      return null;
    },
    /** By post: nothing of it shall ever stand in an address. No bubbles of the browser's. */
    form: {
      ref: form,
      noValidate: true,
      method: "post",
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement && problems[target.name])
          setProblems({ ...problems, [target.name]: undefined });
      },
    },
  } as const;
}
