import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../app/routing/href.ts";
import { useChosenEvent } from "../../event-kit/useChosenEvent.ts";

export interface EventTabLinkProps {
  label: string;
  /** `tab=` and the tab's key. */
  query: string;
}

/** Leads to a tab of the event that comes next, named; to all events while there is none. */
export function EventTabLink({ label, query }: EventTabLinkProps) {
  const { event } = useChosenEvent();
  return event ? (
    <LinkButton href={`${href("events.details", { eventId: event.id })}?${query}`} size="sm">
      {label} of {event.name}
    </LinkButton>
  ) : (
    <LinkButton href={href("events.manage")} size="sm">
      Your events
    </LinkButton>
  );
}
