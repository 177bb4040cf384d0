import { mayOpen, planNames } from "@jubilee/core/access/rules";
import type { PlanGate } from "@jubilee/core/plan-testing/types";
import type { PlanType } from "@jubilee/core/plans/types";
import { Card } from "@jubilee/ui/card";
import { Chip } from "@jubilee/ui/chip";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Inline } from "@jubilee/ui/inline";
import { Text } from "@jubilee/ui/text";

export interface PlanLimitsProps {
  plan: PlanType;
  gates: readonly PlanGate[];
}

/** What the server lets the plan write, by its own table of gates. Reading is never limited. */
export function PlanLimits({ plan, gates }: PlanLimitsProps) {
  return (
    <Card title="What the server lets it write">
      <DescriptionList
        look="lines"
        items={gates.map((gate) => ({
          term: gate.title,
          detail: (
            <Inline gap="3">
              <Text as="span" tone="muted">
                {gate.writes}
              </Text>
              {mayOpen(plan, gate.plan) ? (
                <Chip tone="success">Allowed</Chip>
              ) : (
                <Chip tone="danger">Refused, needs {planNames[gate.plan]}</Chip>
              )}
            </Inline>
          ),
        }))}
      />
    </Card>
  );
}
