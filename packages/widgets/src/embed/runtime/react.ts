import { drawing, redraw } from "./tree.ts";
import type { Part } from "./tree.types.ts";

export { Fragment } from "./tree.ts";

interface Kept {
  values: unknown[] | undefined;
  end: (() => void) | undefined;
}

/** What one call of a hook remembers between two drawings. */
function slot<Value>(make: (part: Part) => Value): Value {
  const { part } = drawing;
  if (!part) throw new Error("A hook belongs into a component");
  const index = drawing.slot++;
  if (index === part.slots.length) part.slots.push(make(part));
  return part.slots[index] as Value;
}

export function useRef<Value>(value: Value): { current: Value } {
  return slot(() => ({ current: value }));
}

type Next<Value> = Value | ((old: Value) => Value);

const isMaker = <Value>(first: Value | (() => Value)): first is () => Value =>
  typeof first === "function";
const isMade = <Value>(next: Next<Value>): next is (old: Value) => Value =>
  typeof next === "function";

export function useState<Value>(
  first: Value | (() => Value),
): readonly [Value, (next: Next<Value>) => void] {
  const state = slot((part) => {
    const kept = {
      value: isMaker(first) ? first() : first,
      set: (next: Next<Value>) => {
        const value = isMade(next) ? next(kept.value) : next;
        if (Object.is(value, kept.value)) return;
        kept.value = value;
        redraw(part);
      },
    };
    return kept;
  });
  return [state.value, state.set];
}

/** Runs after the drawing, when one of the values is another one than before. */
export function useEffect(effect: () => void | (() => void), values?: unknown[]): void {
  const { part } = drawing;
  const kept = slot<Kept>(() => ({ values: undefined, end: undefined }));
  const isSame = kept.values && values?.every((value, at) => Object.is(value, kept.values?.[at]));
  if (isSame || !part) return;
  kept.values = values;
  const run = () => {
    kept.end?.();
    kept.end = effect() ?? undefined;
  };
  part.effects.push({ part, run });
}
