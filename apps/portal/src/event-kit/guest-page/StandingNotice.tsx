import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { Banner } from "@jubilee/ui/banner";
import type { ReactNode } from "react";

export interface StandingNoticeProps {
  event: Pick<PublicEvent, "status">;
  /** What whoever reads it has to know besides. */
  children?: ReactNode;
}

/** What everybody with a link must know first: the event is cancelled, or over. */
export function StandingNotice({ event, children }: StandingNoticeProps) {
  if (event.status === "cancelled") {
    return (
      <Banner tone="danger" title="This event is cancelled">
        {children ?? "It does not take place. Whoever bought tickets hears from the hosts."}
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
