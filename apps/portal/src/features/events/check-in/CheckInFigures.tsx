import type { CheckInDesk } from "@jubilee/core/check-in/types";
import { Card } from "@jubilee/ui/card";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { IdCard } from "lucide-react";
import type { ReactNode } from "react";
import { href } from "../../../app/routing/href.ts";

/** How many are in, over all entrances and by ticket. */
export function CheckInFigures({ desk, add }: { desk: CheckInDesk; add: ReactNode }) {
  const expected = desk.types.reduce((sum, { tickets }) => sum + tickets, 0);
  const inside = desk.types.reduce((sum, { entered }) => sum + entered, 0);
  const sumOf = (pick: "doubleEntries" | "duplicates" | "refused") =>
    desk.gates.reduce((sum, gate) => sum + gate[pick], 0);
  const sold = desk.types.filter(({ tickets }) => tickets > 0);
  return (
    <Card
      title="At the gates"
      action={
        <Inline gap="2" wrap>
          <LinkButton
            variant="outline"
            href={href("checkIn.badges", { eventId: desk.eventId })}
            icon={<IdCard />}
          >
            Badges
          </LinkButton>
          {add}
        </Inline>
      }
    >
      <StatGroup look="divided">
        <StatTile label="In" value={inside} detail={`of ${expected} tickets`} mark="success" />
        <StatTile label="Double entries" value={sumOf("doubleEntries")} mark="danger" />
        <StatTile label="Duplicates" value={sumOf("duplicates")} mark="warning" />
        <StatTile label="Refused" value={sumOf("refused")} mark="neutral" />
      </StatGroup>
      {sold.length > 1 && (
        <StatGroup look="divided">
          {sold.map(({ id, name, tickets, entered }) => (
            <StatTile key={id} label={name} value={entered} detail={`of ${tickets}`} />
          ))}
        </StatGroup>
      )}
    </Card>
  );
}
