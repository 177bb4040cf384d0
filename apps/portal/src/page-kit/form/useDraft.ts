import type { CallFailure, Result } from "@jubilee/core/base/result.types";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import type { Write } from "../data/useWrite.ts";
import { hasProblems, settle, type Checked, type Problems } from "./problems.rules.ts";

export interface DraftRules<Draft, Input> {
  /** Sends what is typed; its refusals that no field shows are told in a toast. */
  write: Write;
  /** What is wrong, said before anything is sent. */
  check?: (draft: Draft) => Problems<Draft>;
  /** In place of `check` where what is sent is not what is typed: reads it, or says what is wrong. */
  read?: (draft: Draft) => Checked<Draft, Input>;
  /** Which field shows a refusal, by the name the server gives it; its own name needs no entry. */
  columns?: Readonly<Record<string, keyof Draft & string>>;
  /** Where a refusal is shown that the names of fields do not place. */
  place?: (failure: CallFailure) => Problems<Draft> | undefined;
  /** What stands in the form at first, where that is not what is kept. */
  proposed?: Draft | undefined;
}

type Call<Input, Value> = (input: Input) => Promise<Result<Value>>;

/** Said when it is kept, or what is done with the answer. */
type Done<Value> = string | ((value: Value) => void);

interface State<Draft> {
  begun: Draft;
  draft: Draft;
  errors: Problems<Draft>;
  /** The server found the errors, not `check`. */
  isRefused: boolean;
}

type Flag<Draft> = {
  [Name in keyof Draft]: Draft[Name] extends boolean ? Name : never;
}[keyof Draft];

function tell<Value>(value: Value, done: Done<Value> | undefined) {
  if (typeof done === "string") toast.success(done);
  else done?.(value);
}

/** What is typed into a form, what is wrong with it, and how it is sent and closed. */
export function useDraft<Draft extends object, Input = Draft>(
  start: Draft | (() => Draft),
  { write, check, read, columns = {}, place, proposed }: DraftRules<Draft, Input>,
) {
  const [{ begun, draft, errors }, setState] = useState<State<Draft>>(() => {
    const kept = typeof start === "function" ? start() : start;
    return { begun: kept, draft: proposed ?? kept, errors: {}, isRefused: false };
  });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(begun);

  const readDraft = (typed: Draft): Checked<Draft, Input> => {
    if (read) return read(typed);
    const found = check?.(typed) ?? {};
    // Without a reader what is typed is what is sent: `Input` is `Draft`.
    return hasProblems(found) ? { ok: false, errors: found } : { ok: true, input: typed as never };
  };
  const problemsOf = (typed: Draft): Problems<Draft> => {
    const checked = readDraft(typed);
    return checked.ok ? {} : checked.errors;
  };
  /** What comes of what is there is given as a function, so that two changes in one moment both stand. */
  const change = (given: Partial<Draft> | ((known: Draft) => Partial<Draft>)) =>
    setState((known) => {
      const part = typeof given === "function" ? given(known.draft) : given;
      const next = { ...known.draft, ...part };
      if (!hasProblems(known.errors)) return { ...known, draft: next };
      const now = known.isRefused ? null : problemsOf(next);
      return { ...known, draft: next, errors: settle(known.errors, part, now) };
    });
  const put = <Name extends keyof Draft>(name: Name, value: Draft[Name]) => {
    const part: Partial<Draft> = {};
    part[name] = value;
    change(part);
  };
  /** Puts a refusal at its field; false where none shows it. */
  const refuse = (failure: CallFailure): boolean => {
    const name = columns[failure.field ?? ""] ?? failure.field;
    const named = name !== null && name in draft ? { [name]: failure.message } : undefined;
    const found = (named as Problems<Draft> | undefined) ?? place?.(failure);
    if (found) setState((known) => ({ ...known, errors: found, isRefused: true }));
    return found !== undefined;
  };
  const showProblems = (): Checked<Draft, Input> => {
    const checked = readDraft(draft);
    const found = checked.ok ? {} : checked.errors;
    setState((known) => ({ ...known, errors: found, isRefused: false }));
    return checked;
  };
  const send = async <Value>(call: Call<Input, Value>): Promise<Value | null> => {
    const checked = showProblems();
    return checked.ok ? write.run(() => call(checked.input), refuse) : null;
  };
  return {
    /** What is kept. */
    begun,
    draft,
    errors,
    isChanged,
    isBusy: write.isBusy,
    change,
    /** Whether it can be sent; otherwise every field at fault says so. */
    isRight: () => showProblems().ok,
    send,
    refuse,
    /** Takes what is kept by now as the start: leaving loses nothing. */
    begin: (kept: Draft) => setState({ begun: kept, draft: kept, errors: {}, isRefused: false }),
    /** A field's value, its change and what is wrong with it. */
    field: <Name extends keyof Draft>(name: Name) => ({
      value: draft[name],
      onValueChange: (value: Draft[Name]) => put(name, value),
      error: errors[name],
    }),
    /** The state of a Checkbox or a Switch, and its change. */
    checked: <Name extends Flag<Draft>>(name: Name) => ({
      checked: draft[name] === true,
      onCheckedChange: (value: Draft[Name] & boolean) => put(name, value),
    }),
    /** A Form's sending and its guard against losing text. */
    page: <Value>(call: Call<Input, Value>, { done }: { done?: Done<Value> } = {}) => ({
      busy: write.isBusy,
      unsaved: isChanged,
      onSubmit: async () => {
        const value = await send(call);
        if (value === null) return;
        setState((known) => ({ ...known, begun: draft }));
        tell(value, done);
      },
    }),
    /** A FormDialog's sending, its guard against losing text, and its closing. */
    dialog: <Value>(
      call: Call<Input, Value>,
      { done, onClose }: { done?: Done<Value>; onClose: () => void },
    ) => ({
      busy: write.isBusy,
      unsaved: isChanged,
      onClose,
      onSubmit: async () => {
        const value = await send(call);
        if (value === null) return;
        tell(value, done);
        onClose();
      },
    }),
  };
}
