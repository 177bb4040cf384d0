import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../app/routing/href.ts";
import { useChosenEvent } from "../../../event-kit/chosen/useChosenEvent.ts";

export interface EventTabLinkProps {
  label: string;
  /** `tab=` and the tab's key. */
  query: string;
}

/** Leads to a tab of the event that comes next; to all events while there is none. */
export function EventTabLink({ label, query }: EventTabLinkProps) {
  const { event } = useChosenEvent();
  return event ? (
    <LinkButton
      href={`${href("events.details", { eventId: event.id })}?${query}`}
      variant="outline"
      size="sm"
      aria-label={`${label}: ${event.name}`}
    >
      {label}
    </LinkButton>
  ) : (
    <LinkButton href={href("events.manage")} variant="outline" size="sm">
      Your events
    </LinkButton>
  );
}
