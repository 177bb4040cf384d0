import type { KeyboardEvent } from "react";

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move the choice and the focus within a radio group. */
export function useRadioKeys<Choice>(
  choices: readonly Choice[],
  chosen: Choice,
  choose: (choice: Choice) => void,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const at = (choices.indexOf(chosen) + step + choices.length) % choices.length;
    const next = choices[at];
    if (next !== undefined) choose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[at]?.focus();
  };
}
