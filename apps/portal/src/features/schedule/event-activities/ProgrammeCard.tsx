import { peopleWords } from "@jubilee/core/events/event-types.rules";
import { Card } from "@jubilee/ui/card";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Send } from "lucide-react";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { href } from "../../../app/routing/href.ts";

/** After a move or a change: that everybody still reads the programme as it was published. */
export function ProgrammeCard({ event, overview }: EventCardProps) {
  const { programme } = overview;
  if (!programme || programme.changes === 0 || event.status === "cancelled") return null;
  const { version, changes } = programme;
  return (
    <Card
      title={`Your ${peopleWords(event.eventTypeId).many} still see the old programme`}
      tone="attention"
    >
      <Stack gap="4" align="start">
        <Text>
          {changes === 1 ? "One entry is" : `${changes} entries are`} different since version{" "}
          {version}. Nobody sees it, and nobody is told, until you publish the programme again.
        </Text>
        <LinkButton
          href={`${href("activities.schedule")}?event=${event.id}&publish=1`}
          icon={<Send />}
        >
          Look and publish
        </LinkButton>
      </Stack>
    </Card>
  );
}
