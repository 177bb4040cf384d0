import type { WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import { ticketDeskCopy } from "@jubilee/core/tickets/ticket-desk.copy";
import { Card } from "@jubilee/ui/card";
import { EventCover } from "@jubilee/ui/event-cover";
import { EventTheme } from "@jubilee/ui/event-theme";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import * as css from "../order/OrderTickets.css.ts";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import { EventClocks } from "../../../../event-kit/guest-page/EventClocks.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import { PageBar } from "../../../../event-kit/guest-page/PageBar.tsx";
import { StandingNotice } from "../../../../event-kit/guest-page/StandingNotice.tsx";
import { LeaveList } from "./LeaveList.tsx";
import { TakeOffer } from "./TakeOffer.tsx";
import { placeWords } from "./place.rules.ts";
import { useLostFocus } from "./useLostFocus.ts";
import { number, numbered, rules, waitingPage } from "./Waiting.css.ts";

/** A party's place on the waiting list, and the offer when it is their turn. */
export default function WaitingPlacePage() {
  const { waitlistToken } = useRouteParams("publicEvent.waitingList");
  const place = useEmbed<WaitlistPlace>(`place/${encodeURIComponent(waitlistToken)}`);
  const heading = useLostFocus(place.status === "ready" ? place.value.state : null);
  if (place.status === "loading") return <InvitationSkeleton />;
  if (place.status === "failed") return <ClosedLink error={place.error} onRetry={place.reload} />;
  const { value } = place;
  const { event } = value;
  const words = placeWords(value);
  const isOn = event.status === "published";
  const isOpen = value.state === "waiting" || value.state === "offered";
  return (
    <EventTheme
      typeId={event.eventTypeId}
      eventId={event.coverSeed}
      colour={event.coverColour}
      page
    >
      <PageBar />
      <div className={waitingPage}>
        <header className={css.head} aria-live="polite">
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {words.title}
          </h1>
          <p className={css.lead}>{words.lead}</p>
          <StandingNotice event={event}>
            It does not take place, and your place in line is gone with it.
          </StandingNotice>
        </header>
        <article className={css.pass}>
          <div className={isOn ? undefined : css.faded}>
            <EventCover
              typeId={event.eventTypeId}
              eventId={event.coverSeed}
              photoUrl={event.coverUrl ?? undefined}
              shape="band"
            />
          </div>
          <div className={css.passHead}>
            <h2 className={css.passTitle} lang={event.locale} dir="auto">
              {event.name}
            </h2>
            <EventClocks event={event} />
            {event.locationName && (
              <p className={css.muted} dir="auto">
                {event.locationName}
              </p>
            )}
          </div>
        </article>
        {value.offer && isOn && <TakeOffer place={value} onGone={place.reload} />}
        {isOn && isOpen && <LeaveList token={waitlistToken} place={value} onLeft={place.reload} />}
        {isOn && (
          <Card title="How the list works" level={2} tone="sunken">
            <ol className={rules}>
              {ticketDeskCopy.rules(value.offerHours).map((rule, index) => (
                <li key={rule} className={numbered}>
                  <span className={number}>{index + 1}</span>
                  {rule}
                </li>
              ))}
            </ol>
          </Card>
        )}
      </div>
    </EventTheme>
  );
}
