import { useState } from "react";
import { clockOf, dayOf, written } from "./writtenDate.ts";
import type { DateKind, ReadTyped } from "./typed.types.ts";

interface Typed {
  text: string;
  /** The value when typing began: what a part of it is completed from. */
  begun: string;
  /** The last value that was understood and told. */
  told: string;
  /** Typing is over: what is not understood is an error by now. */
  isLeft: boolean;
}

export interface TypedRules {
  kind: DateKind;
  value: string;
  onValueChange: (value: string) => void;
  read: ReadTyped;
  locale: string;
  today: string;
  /** Tells a value once the field is left or Enter is pressed, not with each letter. */
  whenLeft: boolean;
}

/** What is typed, what is understood of it, and what is chosen beside it. Text that is not understood stays. */
export function useTyped(rules: TypedRules) {
  const { kind, value, onValueChange, read, locale, today, whenLeft } = rules;
  const [last, setTyped] = useState<Typed>();
  // A form that began anew has a value that was never told from here.
  const typed = last?.isLeft && last.told !== value ? undefined : last;
  const readText = (text: string, known: string) =>
    text.trim() === "" ? undefined : read(text, { kind, known, locale, today });
  const reading = typed && readText(typed.text, typed.begun);
  const unread = reading && "unread" in reading ? reading.unread : undefined;
  const known = reading ? ("value" in reading ? reading.value : reading.part) : value;

  const type = (text: string) => {
    const begun = typed?.begun ?? value;
    const next = readText(text, begun);
    const understood = next && "value" in next ? next.value : text.trim() === "" ? "" : undefined;
    const isTold = understood !== undefined && !whenLeft;
    setTyped({ text, begun, told: isTold ? understood : value, isLeft: false });
    if (isTold && understood !== value) onValueChange(understood);
  };
  const put = (next: string) => {
    setTyped(undefined);
    onValueChange(next);
  };
  const leave = () => {
    if (!typed) return;
    setTyped(unread ? { ...typed, isLeft: true } : undefined);
    const understood = typed.text.trim() === "" ? "" : known;
    if (whenLeft && !unread && understood !== value) onValueChange(understood);
  };
  /** A day or a clock that was chosen; what it lacks is still to be typed or chosen. */
  const choose = (part: string) => {
    const [day, clock] = [dayOf(part) || dayOf(known), clockOf(part) || clockOf(known)];
    if (kind !== "date-time") put(part);
    else if (day && clock) put(`${day}T${clock}`);
    else {
      const text = written(part, day ? "date" : "time", locale);
      setTyped({ text, begun: value, told: value, isLeft: false });
    }
  };
  return {
    text: typed?.text ?? written(value, kind, locale),
    isTyping: typed !== undefined && typed.text.trim() !== "",
    isLeft: typed?.isLeft ?? false,
    isOtherWeekday: reading !== undefined && "value" in reading && reading.isOtherWeekday,
    unread,
    /** The value, or the part of it that is there. */
    known,
    type,
    put,
    leave,
    choose,
  };
}
