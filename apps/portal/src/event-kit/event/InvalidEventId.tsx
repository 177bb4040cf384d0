import { eventsCopy } from "@jubilee/core/events/events.copy";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../app/routing/href.ts";
import { PageFrame } from "../../page-kit/PageFrame.tsx";

/** A malformed address of an event: the specification's sentence, and the way to the list. */
export function InvalidEventId() {
  return (
    <PageFrame>
      <EmptyState
        drawing="lost"
        level={1}
        title="This address leads nowhere"
        action={<LinkButton href={href("events.manage")}>All events</LinkButton>}
      >
        {eventsCopy.invalidId}
      </EmptyState>
    </PageFrame>
  );
}
