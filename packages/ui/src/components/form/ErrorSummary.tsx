import { CircleAlert } from "lucide-react";
import { useId, type MouseEvent, type Ref } from "react";
import { link, list, summary, texts, title } from "./Form.css.ts";
import type { FormProblem } from "./FormContext.ts";
import { focusField } from "./focusField.ts";
import { useWords } from "../../words/useWords.ts";
import { formWords } from "./form.copy.ts";

export interface ErrorSummaryProps {
  problems: readonly FormProblem[];
  ref: Ref<HTMLDivElement>;
}

/** Everything that is wrong, in one place, each with a way to its field. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  const id = useId();
  const words = useWords("form", formWords);
  const lead = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    focusField(fieldId);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} className={summary}>
      <CircleAlert aria-hidden="true" />
      <div className={texts}>
        <p id={id} className={title}>
          {words.toPutRight(problems.length)}
        </p>
        <ul className={list}>
          {problems.map((problem) => (
            <li key={problem.id}>
              <a
                className={link}
                href={`#${problem.id}`}
                onClick={(event) => lead(event, problem.id)}
              >
                {problem.label}: {problem.error}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
