import { mayOpen, planNames } from "@jubilee/core/account/access.rules";
import type { PlanGate } from "@jubilee/core/platform/plan-testing.types";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { Chip } from "@jubilee/ui/chip";
import { Heading } from "@jubilee/ui/heading";
import { feature as line, features as list, states, words } from "./Testing.css.ts";

export interface PlanLimitsProps {
  plan: PlanType;
  gates: readonly PlanGate[];
}

/** What the server lets the plan write, by its own table of gates. Reading is never limited. */
export function PlanLimits({ plan, gates }: PlanLimitsProps) {
  return (
    <section aria-labelledby="plan-limits">
      <Heading level={2} size="section" id="plan-limits">
        What the server lets it write
      </Heading>
      <ul className={list}>
        {gates.map((gate) => (
          <li key={gate.key} className={line}>
            <strong>{gate.title}</strong>
            <span className={states}>
              {mayOpen(plan, gate.plan) ? (
                <Chip tone="success">Allowed</Chip>
              ) : (
                <Chip tone="danger">Refused, needs {planNames[gate.plan]}</Chip>
              )}
            </span>
            <span className={words}>{gate.writes}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
