import type { CallFailure, Result } from "@jubilee/core/base/result.types";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import type { Write } from "../data/useWrite.ts";

export type Problems<Draft> = { [Name in keyof Draft]?: string | undefined };

export interface DraftRules<Draft> {
  /** Sends what is typed; its refusals that no field shows are told in a toast. */
  write: Write;
  /** What is wrong, said before anything is sent. */
  check?: (draft: Draft) => Problems<Draft>;
  /** Which field shows a refusal, by the name the server gives it; its own name needs no entry. */
  columns?: Readonly<Record<string, keyof Draft & string>>;
}

interface Sending<Value> {
  /** Said when it is kept, or what is done with the answer. */
  done?: string | ((value: Value) => void);
  onClose: () => void;
}

/** What is typed into a form, what is wrong with it, and how it is sent and closed. */
export function useDraft<Draft extends object>(
  start: Draft | (() => Draft),
  { write, check, columns = {} }: DraftRules<Draft>,
) {
  const [begun] = useState(start);
  const [draft, setDraft] = useState(begun);
  const [errors, setErrors] = useState<Problems<Draft>>({});
  const isChanged = JSON.stringify(draft) !== JSON.stringify(begun);
  const change = (part: Partial<Draft>) => {
    setDraft((known) => ({ ...known, ...part }));
    const settled = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]));
    setErrors((known) => ({ ...known, ...settled }));
  };
  const put = <Name extends keyof Draft>(name: Name, value: Draft[Name]) => {
    setDraft((known) => {
      const next = { ...known };
      next[name] = value;
      return next;
    });
    setErrors((known) => ({ ...known, [name]: undefined }));
  };
  const place = ({ field, message }: CallFailure): boolean => {
    const name = columns[field ?? ""] ?? field;
    if (name === null || !(name in draft)) return false;
    setErrors({ [name]: message } as Problems<Draft>);
    return true;
  };
  const send = async <Value>(call: () => Promise<Result<Value>>): Promise<Value | null> => {
    const found = check?.(draft) ?? {};
    setErrors(found);
    if (Object.values(found).some((problem) => problem !== undefined)) return null;
    return write.run(call, place);
  };
  return {
    draft,
    errors,
    change,
    isChanged,
    send,
    /** A field's value, its change and what is wrong with it. */
    field: <Name extends keyof Draft>(name: Name) => ({
      value: draft[name],
      onValueChange: (value: Draft[Name]) => put(name, value),
      error: errors[name],
    }),
    /** A FormDialog's sending, its guard against losing text, and its closing. */
    dialog: <Value>(call: () => Promise<Result<Value>>, { done, onClose }: Sending<Value>) => ({
      busy: write.isBusy,
      unsaved: isChanged,
      onClose,
      onSubmit: async () => {
        const value = await send(call);
        if (value === null) return;
        if (typeof done === "string") toast.success(done);
        else done?.(value);
        onClose();
      },
    }),
  };
}
