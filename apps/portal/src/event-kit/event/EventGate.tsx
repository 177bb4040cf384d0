import { createEventsApi } from "@jubilee/core/events/events.api";
import { isEventId } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { LinkButton } from "@jubilee/ui/link-button";
import type { ReactNode } from "react";
import { href } from "../../app/routing/href.ts";
import { RecordPage } from "../../page-kit/data/RecordPage.tsx";
import { useApi } from "../../page-kit/data/useApi.ts";
import { useRead } from "../../page-kit/data/useRead.ts";
import { keys } from "../data/keys.ts";
import { EventSkeleton } from "./EventSkeleton.tsx";
import { InvalidEventId } from "./InvalidEventId.tsx";

export interface EventGateProps {
  id: string;
  children: (event: EventRecord) => ReactNode;
}

/** Reads the event of an address, and stands in for it while there is none. */
export function EventGate({ id, children }: EventGateProps) {
  const events = useApi(createEventsApi);
  const isValid = isEventId(id);
  const event = useRead(keys.record(id), () => events.get(id), { enabled: isValid });
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
