import { eventPhase, isStillToCome } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useLocation } from "wouter";
import { AnswerBar } from "../../event-kit/AnswerBar.tsx";
import { AnswerStats } from "../../event-kit/AnswerStats.tsx";
import { LatestActivity } from "../../event-kit/LatestActivity.tsx";
import { LoadFailed } from "../../page-kit/LoadFailed.tsx";
import { TicketSales } from "../../event-kit/TicketSales.tsx";
import { useLocale } from "../../page-kit/useLocale.ts";
import { useNow } from "../../page-kit/useNow.ts";
import { useOverview } from "../../event-kit/data/useOverview.ts";
import { DoorActions } from "../../features/door/event-check-in/DoorActions.tsx";
import { CancelEvent } from "../../features/events/event/CancelEvent.tsx";
import { ReleaseBookings } from "../../features/events/event/ReleaseBookings.tsx";
import { tabQuery } from "../../event-kit/event/tabs.rules.ts";
import { NoticeCard } from "../../features/talk/notices/NoticeCard.tsx";
import { ProgrammeCard } from "../../features/schedule/event-activities/ProgrammeCard.tsx";
import { AskedCard } from "../../features/answers/form/AskedCard.tsx";
import { SeriesCard } from "../../features/events/series/SeriesCard.tsx";
import { InvitationCard } from "../../features/answers/invitations/InvitationCard.tsx";
import { Checklist } from "../../features/events/overview/Checklist.tsx";
import { layout, stacked } from "../../features/events/overview/Checklist.css.ts";
import { RsvpSettings } from "../../features/answers/form/RsvpSettings.tsx";

/** Where the event stands: what is missing, who comes, what is sold, how answers are taken. */
export function OverviewTab({ event }: { event: EventRecord }) {
  const locale = useLocale();
  const nowMs = useNow();
  const [path] = useLocation();
  const { data, error, refetch } = useOverview(event.id);
  if (error) return <LoadFailed what="The overview" error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <div className={layout} aria-busy="true">
        <Skeleton shape="panel" height={220} />
        <Skeleton shape="panel" height={220} />
      </div>
    );
  }
  const { answers, currency, guestCount } = data.event;
  const sellsTickets = data.asks === "tickets" || data.asks === "both";
  const takesAnswers = data.asks === "answers" || data.asks === "both";
  return (
    <div className={layout}>
      <div className={stacked}>
        <DoorActions event={event} sellsTickets={data.ticketSales.length > 0} />
        <NoticeCard event={event} />
        <ProgrammeCard event={event} programme={data.programme} />
        <Checklist
          event={event}
          counts={{ guests: guestCount, ticketTypes: data.ticketSales.length }}
        />
        <Card
          title={data.asks === "tickets" ? "Who comes" : "Answers"}
          action={
            <Link look="action" href={`${path}${tabQuery("rsvps")}`}>
              All RSVPs
            </Link>
          }
        >
          <AnswerBar counts={answers} />
          <AnswerStats counts={answers} money={{ ...data, currency }} />
        </Card>
        {isStillToCome(eventPhase(event, nowMs)) && <InvitationCard event={event} />}
        <RsvpSettings
          key={event.id}
          event={event}
          comingHeads={answers.comingHeads}
          sellsTickets={sellsTickets}
        />
        {takesAnswers && <AskedCard event={event} />}
      </div>
      <div className={stacked}>
        <Card
          title="Ticket sales"
          action={
            <Link look="action" href={`${path}${tabQuery("tickets")}`}>
              Tickets
            </Link>
          }
        >
          {data.ticketSales.length > 0 ? (
            <TicketSales sales={data.ticketSales} currency={currency} locale={locale} />
          ) : (
            <Text tone="muted">
              {takesAnswers
                ? "No tickets are offered. Answering is free."
                : "No tickets are offered."}
            </Text>
          )}
        </Card>
        <SeriesCard event={event} />
        <Card title="Latest activity">
          <LatestActivity entries={data.activity.slice(0, 6)} />
        </Card>
        {event.status !== "draft" && (
          <Card title={event.status === "cancelled" ? "This event is cancelled" : "Calling it off"}>
            <Stack gap="3" align="start">
              <Text tone="muted">
                {event.status === "cancelled"
                  ? "Its page says so, and nobody can answer or buy."
                  : "The page stays and says that the event is cancelled."}
              </Text>
              {event.status === "cancelled" && <ReleaseBookings event={event} />}
              <CancelEvent
                event={event}
                comingHeads={answers.comingHeads}
                orderCount={data.orderCount}
              />
            </Stack>
          </Card>
        )}
      </div>
    </div>
  );
}
