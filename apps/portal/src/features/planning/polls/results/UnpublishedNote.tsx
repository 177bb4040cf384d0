import { createEventsApi } from "@jubilee/core/events/events.api";
import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { Banner } from "@jubilee/ui/banner";
import { Link } from "@jubilee/ui/link";
import { href } from "../../../../app/routing/href.ts";
import { keys } from "../../../../event-kit/data/keys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";

/** A poll can be open before its event is published, and then its link opens nothing. */
export function UnpublishedNote({ poll }: { poll: PollRecord }) {
  const api = useApi(createEventsApi);
  const { data: event } = useRead(keys.record(poll.eventId), () => api.get(poll.eventId));
  if (event?.status !== "draft") return null;
  return (
    <Banner tone="warning" title="The event is still a draft">
      The poll’s link opens nothing until{" "}
      <Link href={href("events.details", { eventId: poll.eventId })}>the event is published</Link>.
    </Banner>
  );
}
