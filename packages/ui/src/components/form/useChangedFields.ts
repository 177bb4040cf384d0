import { useEffect, useRef, useState, type RefObject } from "react";
import { changedFields, fieldsOf } from "./changedFields.ts";

/** More are counted. */
const named = 4;

/** The fields of a form that leaving would lose, as far as they are named, and how many more: as of the last look. */
export function useChangedFields(form: RefObject<HTMLFormElement | null>, unsaved: boolean) {
  const before = useRef<ReadonlyMap<string, string>>(new Map());
  const [changed, setChanged] = useState<readonly string[]>([]);
  /** What comes onto the page later is taken as it is when somebody first touches the form after that. */
  const note = () => {
    if (!form.current) return;
    const now = fieldsOf(form.current);
    before.current = unsaved ? new Map([...now, ...before.current]) : now;
  };
  useEffect(() => {
    if (!unsaved && form.current) before.current = fieldsOf(form.current);
  });
  return {
    fields: changed.slice(0, named),
    note,
    more: Math.max(0, changed.length - named),
    look: () => {
      if (form.current) setChanged(changedFields(form.current, before.current));
    },
  };
}
