import { isEventId } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { LinkButton } from "@jubilee/ui/link-button";
import type { ReactNode } from "react";
import { href } from "../../app/routing/href.ts";
import { RecordPage } from "../../page-kit/data/RecordPage.tsx";
import { useReading } from "../../page-kit/data/useRead.ts";
import { eventRead } from "../data/event.reads.ts";
import { EventSkeleton } from "./EventSkeleton.tsx";
import { InvalidEventId } from "./InvalidEventId.tsx";
import { useShownAccount } from "./useShownAccount.ts";

export interface EventGateProps {
  id: string;
  children: (event: EventRecord) => ReactNode;
}

/** Reads the event of an address, and stands in for it while there is none. */
export function EventGate({ id, children }: EventGateProps) {
  const isValid = isEventId(id);
  const event = useReading((client) => eventRead(client, id), { enabled: isValid });
  useShownAccount(event.data?.id);
  if (!isValid) return <InvalidEventId />;
  return (
    <RecordPage
      of={event}
      noun="event"
      all={<LinkButton href={href("events.manage")}>All events</LinkButton>}
      skeleton={<EventSkeleton />}
    >
      {children}
    </RecordPage>
  );
}
