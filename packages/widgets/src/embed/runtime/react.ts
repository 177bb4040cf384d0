import { drawing, redraw } from "./tree.ts";
import type { Part, Slot } from "./tree.types.ts";

export { Fragment } from "./tree.ts";

interface Kept extends Slot {
  values?: unknown[] | undefined;
}

/** What one call of a hook remembers between two drawings. */
function slot<Value extends object>(make: (part: Part) => Value): Value {
  if (!drawing) throw new Error("no component");
  const { part } = drawing;
  const index = drawing.slot++;
  return (part.slots[index] ??= make(part)) as Value;
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
  const now = drawing;
  const kept = slot<Kept>(() => ({}));
  const before = kept.values;
  if (before && values?.every((value, at) => Object.is(value, before[at]))) return;
  kept.values = values;
  now?.effects.push(() => {
    if (now.part.isUnmounted) return;
    kept.end?.();
    kept.end = effect() ?? undefined;
  });
}
