import { Check } from "lucide-react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { list, mark, name, step as stepStyle } from "./Steps.css.ts";
import { useWords } from "../../words/useWords.ts";
import { stepsWords } from "./steps.copy.ts";

export interface StepsProps {
  /** Of what: "Import". */
  label: string;
  steps: readonly string[];
  /** 0-based. */
  current: number;
}

/** Where one is in a flow of two to five steps. Views without an order are Tabs. */
export function Steps({ label, steps, current }: StepsProps) {
  const words = useWords("steps", stepsWords);
  return (
    <ol className={list} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? "done" : index === current ? "current" : "ahead";
        return (
          <li
            key={step}
            className={stepStyle}
            aria-current={state === "current" ? "step" : undefined}
          >
            <span className={mark({ state })} aria-hidden="true">
              {state === "done" ? <Check /> : index + 1}
            </span>
            <span className={name({ state })}>{step}</span>
            {state === "done" && <VisuallyHidden>{`, ${words.done}`}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
