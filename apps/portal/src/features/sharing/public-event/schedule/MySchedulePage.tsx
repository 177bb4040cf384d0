import type { PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { EventTheme } from "@jubilee/ui/event-theme";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { CalendarPlus } from "lucide-react";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { embedAddress } from "../../../../page-kit/embed/embed.ts";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import {
  action,
  longTitle,
  sectionTitle,
} from "../../../../event-kit/guest-page/Invitation.css.ts";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import { HostLanguage } from "../../../../event-kit/guest-page/HostLanguage.ts";
import { PageBar } from "../../../../event-kit/guest-page/PageBar.tsx";
import { PageFoot } from "../../../../event-kit/guest-page/PageFoot.tsx";
import { StandingNotice } from "../../../../event-kit/guest-page/StandingNotice.tsx";
import { ActivityDays } from "./ActivityDays.tsx";
import { GuestCalendarCard } from "./GuestCalendarCard.tsx";
import { MemberChoice } from "./MemberChoice.tsx";
import { actions, page } from "./Schedule.css.ts";
import { useSchedule } from "./useSchedule.ts";
import { useWhoComes } from "./useWhoComes.tsx";

/** What one goes to, by one's own link, with everything else there is to go to. */
export default function MySchedulePage() {
  const { personalToken } = useRouteParams("publicEvent.mySchedule");
  const changes = useSchedule(personalToken);
  const { schedule, isBusy, refused, signUp, leave, star, setMember, calendarPath } = changes;
  const whole = schedule.status === "ready" ? schedule.value : null;
  const { choice, dialog, isAsking } = useWhoComes(whole, changes);
  if (schedule.status === "loading") return <InvitationSkeleton />;
  if (schedule.status === "failed") {
    return <ClosedLink error={schedule.error} onRetry={schedule.reload} />;
  }
  const { event, activities, guestName, members, memberId, pageUrl } = schedule.value;
  const isOpen = event.status === "published";
  const own = activities.filter(({ mine, starred }) => mine !== null || starred);
  const more = activities.filter(
    ({ mine, starred, cancelled }) => mine === null && !starred && !cancelled,
  );
  const places = isOpen
    ? {
        isBusy,
        ...choice,
        onTake: ({ id }: PublicActivity) => void signUp({ activityId: id }),
        onLeave: ({ id }: PublicActivity) => void leave(id),
        onStar: ({ id, starred }: PublicActivity) => void star(id, !starred),
      }
    : undefined;
  const isOwnLink = members.length === 0 || members[0]?.id === memberId;
  return (
    <HostLanguage value={event.locale}>
      <EventTheme
        typeId={event.eventTypeId}
        eventId={event.coverSeed}
        colour={event.coverColour}
        page
      >
        <PageBar />
        <div className={page}>
          <header>
            <h1 className={longTitle}>
              {guestName ? (
                <>
                  <bdi>{guestName}</bdi>’s schedule
                </>
              ) : (
                "My schedule"
              )}
            </h1>
            <StandingNotice event={event} />
            <div className={actions}>
              <a className={action} href={pageUrl}>
                {event.name}
              </a>
              {isOpen && own.some(({ mine, starred }) => mine === "going" || starred) && (
                <a className={action} href={embedAddress(calendarPath)} download>
                  <CalendarPlus size={18} aria-hidden="true" />
                  Add to calendar
                </a>
              )}
            </div>
            <MemberChoice members={members} chosenId={memberId} onChoose={setMember} />
          </header>
          {refused && !isAsking && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
          {own.length === 0 && (
            <EmptyState
              drawing="calendar"
              title="Nothing chosen yet"
              action={
                more.length === 0 && (
                  <LinkButton variant="outline" href={pageUrl}>
                    The event’s page
                  </LinkButton>
                )
              }
            >
              {more.length > 0
                ? "Add or sign up for something below, and it stands here."
                : "There is nothing in the schedule at the moment."}
            </EmptyState>
          )}
          {own.length > 0 && (
            <div>
              <ActivityDays activities={own} timeZone={event.timeZone} isAlone places={places} />
            </div>
          )}
          {isOpen && more.length > 0 && (
            <section>
              <h2 className={sectionTitle}>More to go to</h2>
              <ActivityDays activities={more} timeZone={event.timeZone} places={places} />
            </section>
          )}
          {isOpen && isOwnLink && <GuestCalendarCard token={personalToken} />}
        </div>
        {dialog}
        <PageFoot />
      </EventTheme>
    </HostLanguage>
  );
}
