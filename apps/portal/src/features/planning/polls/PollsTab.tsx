import type { EventRecord } from "@jubilee/core/events/events.types";
import { LinkButton } from "@jubilee/ui/link-button";
import { Plus } from "lucide-react";
import { newPollHref } from "./list/newPollHref.ts";
import { PollList } from "./list/PollList.tsx";

/** The polls and surveys of an event. */
export default function PollsTab({ event }: { event: EventRecord }) {
  return (
    <PollList eventId={event.id}>
      <LinkButton href={newPollHref(event.id)} icon={<Plus />}>
        New poll
      </LinkButton>
    </PollList>
  );
}
