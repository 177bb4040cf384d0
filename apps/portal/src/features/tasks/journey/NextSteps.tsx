import { effortWords, whyWords } from "@jubilee/core/tasks/journey.copy";
import type { NextStep } from "@jubilee/core/tasks/journey.types";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { Text } from "@jubilee/ui/text";
import { Check, Clock } from "lucide-react";
import * as css from "./JourneyView.css.ts";

export interface NextStepsProps {
  steps: readonly NextStep[];
  onOpen: (taskId: string) => void;
  /** Null for who may only look. */
  onDone: ((taskId: string) => void) | null;
}

/** What comes next, each with why now and what it takes. */
export function NextSteps({ steps, onOpen, onDone }: NextStepsProps) {
  return (
    <section>
      <Heading level={2} size="section">
        {steps.length === 1
          ? "The next step"
          : `The next ${["", "", "two", "three"][steps.length] ?? ""} steps`}
      </Heading>
      <ol className={css.steps}>
        {steps.map(({ task, why, effort }, index) => (
          <li key={task.id} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={css.words}>
              <Text weight="strong" size={16}>
                <span dir="auto">{task.title}</span>
              </Text>
              <p className={css.why}>{whyWords(why)}</p>
              {effort && (
                <span className={css.effort}>
                  <Clock size={14} aria-hidden="true" />
                  <span>{effortWords(effort)}</span>
                </span>
              )}
            </div>
            <div className={css.acts}>
              <Inline>
                <Button
                  variant={index === 0 ? "default" : "secondary"}
                  onClick={() => onOpen(task.id)}
                  aria-label={`Open ${task.title}`}
                >
                  Open
                </Button>
                {onDone && (
                  <Button
                    variant="ghost"
                    icon={<Check />}
                    onClick={() => onDone(task.id)}
                    aria-label={`Done: ${task.title}`}
                  >
                    Done
                  </Button>
                )}
              </Inline>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
