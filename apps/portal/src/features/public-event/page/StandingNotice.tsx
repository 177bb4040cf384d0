import type { PublicEvent } from "@jubilee/core/public-event/types";
import { Banner } from "@jubilee/ui/banner";

export interface StandingNoticeProps {
  event: Pick<PublicEvent, "status">;
}

/** What everybody with a link must know first: the event is cancelled, or over. */
export function StandingNotice({ event }: StandingNoticeProps) {
  if (event.status === "cancelled") {
    return (
      <Banner tone="danger" title="This event is cancelled">
        It does not take place. Whoever bought tickets hears from the hosts.
      </Banner>
    );
  }
  if (event.status === "ended") {
    return (
      <Banner tone="neutral" title="This event is over">
        Thank you for having been there.
      </Banner>
    );
  }
  return null;
}
