import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ShareLink, WidgetSettings } from "@jubilee/core/sharing/share.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Dialog } from "@jubilee/ui/dialog";
import { EventCover } from "@jubilee/ui/event-cover";
import { EventDate } from "@jubilee/ui/event-date";
import { EventTheme } from "@jubilee/ui/event-theme";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Palette } from "lucide-react";
import { useCallback, useState } from "react";
import { AccentField } from "../../../event-kit/widget-desk/AccentField.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface PageColourProps {
  event: EventRecord;
  /** The link of the event's page. */
  link: ShareLink;
}

type Colour = Pick<WidgetSettings, "accent" | "colours">;

/** What the event's page wears: its cover's colours, or one of the host's. */
export function PageColour({ event, link }: PageColourProps) {
  const share = useApi(createShareApi);
  const { accent, colours } = link.settings;
  const [colour, setColour] = useState<Colour>({ accent, colours });
  const { run } = useWrite(keys.links(event.id), "Widgets");
  const keep = useCallback(
    (part: Colour) => {
      setColour(part);
      void run(() => share.update(link.id, part));
    },
    [run, share, link.id],
  );
  return (
    <Dialog
      size="s"
      title="Colour of the page"
      description="It shows the next time somebody opens the page."
      trigger={
        <Button size="sm" variant="outline" icon={<Palette />}>
          Colour of the page
        </Button>
      }
    >
      <AccentField subject={event} accent={colour.accent} onChange={keep} />
      <EventTheme
        typeId={event.eventTypeId}
        eventId={event.coverSeed}
        colour={colour.accent ?? event.coverLook?.accent}
      >
        <Stack gap="3">
          <Card padding="none" clip>
            <EventCover
              typeId={event.eventTypeId}
              eventId={event.coverSeed}
              photoUrl={event.coverUrl ?? undefined}
              shape="strip"
            />
          </Card>
          <Inline>
            <EventDate start={event.startDate} zone={event.timeZone} size="s" />
            <Text as="span" tone="action" weight="strong">
              {event.name}
            </Text>
          </Inline>
        </Stack>
      </EventTheme>
    </Dialog>
  );
}
