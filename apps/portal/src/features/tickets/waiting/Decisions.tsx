import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import type { WaitlistDecision } from "@jubilee/core/tickets/ticket-desk.types";
import { Card } from "@jubilee/ui/card";
import { Stack } from "@jubilee/ui/stack";
import { When } from "../../../page-kit/When.tsx";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";

interface DecisionsProps {
  decisions: readonly WaitlistDecision[];
  nameOf: (entryId: string) => string;
}

/** What the list decided, newest first: nobody has to trust it blindly. */
export function Decisions({ decisions, nameOf }: DecisionsProps) {
  if (decisions.length === 0) return null;
  return (
    <Card title="Every decision">
      <Stack as="ul" gap="3">
        {decisions.map(({ id, entryId, decision, reason, decidedAt }) => (
          <li key={id}>
            <TwoLines
              name={`${nameOf(entryId)}: ${ticketDeskCopy.decisions[decision].toLowerCase()}`}
              detail={reason ?? undefined}
              end={<When at={decidedAt} />}
            />
          </li>
        ))}
      </Stack>
    </Card>
  );
}
