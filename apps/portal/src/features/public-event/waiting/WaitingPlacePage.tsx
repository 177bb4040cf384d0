import type { WaitlistPlace } from "@jubilee/core/public-event/types";
import { ticketDeskCopy } from "@jubilee/core/ticket-desk/copy";
import { describeEventTime } from "@jubilee/core/time/rules";
import { Card } from "@jubilee/ui/card";
import { EventTheme } from "@jubilee/ui/event-theme";
import { Text } from "@jubilee/ui/text";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { useEmbed } from "../data/useEmbed.ts";
import * as css from "../order/OrderTickets.css.ts";
import { ClosedLink } from "../page/ClosedLink.tsx";
import { InvitationSkeleton } from "../page/InvitationSkeleton.tsx";
import { PageBar } from "../page/PageBar.tsx";
import { StandingNotice } from "../page/StandingNotice.tsx";
import { LeaveList } from "./LeaveList.tsx";
import { TakeOffer } from "./TakeOffer.tsx";
import { placeWords } from "./place.rules.ts";

/** A party's place on the waiting list, and the offer when it is their turn. */
export default function WaitingPlacePage() {
  const { waitlistToken } = useRouteParams("publicEvent.waitingList");
  const locale = useLocale();
  const place = useEmbed<WaitlistPlace>(`place/${encodeURIComponent(waitlistToken)}`);
  if (place.status === "loading") return <InvitationSkeleton />;
  if (place.status === "failed") return <ClosedLink error={place.error} onRetry={place.reload} />;
  const { value } = place;
  const { event } = value;
  const words = placeWords(value);
  const isOn = event.status === "published";
  const isOpen = value.state === "waiting" || value.state === "offered";
  return (
    <EventTheme typeId={event.eventTypeId} eventId={event.coverSeed} page>
      <PageBar name={event.name} />
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{words.title}</h1>
          <p className={css.lead}>{words.lead}</p>
          <StandingNotice event={event} />
          <p className={css.muted}>
            <bdi>{event.name}</bdi>, {describeEventTime(event, event.timeZone, locale).event}
          </p>
        </header>
        {value.offer && isOn && <TakeOffer place={value} onGone={place.reload} />}
        {isOpen && <LeaveList token={waitlistToken} place={value} onLeft={place.reload} />}
        {isOn && (
          <Card title="How the list works" level={2} tone="sunken">
            <ol>
              {ticketDeskCopy.rules(value.offerHours).map((rule, index) => (
                <Text as="li" key={rule}>
                  {index + 1}. {rule}
                </Text>
              ))}
            </ol>
          </Card>
        )}
      </div>
    </EventTheme>
  );
}
