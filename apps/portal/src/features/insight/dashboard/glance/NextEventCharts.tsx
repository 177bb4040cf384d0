import { answersChart } from "@jubilee/core/insight/dashboard.rules";
import type { EventFigures } from "@jubilee/core/insight/dashboard.types";
import { toWallTime } from "@jubilee/core/base/time.rules";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../../app/routing/href.ts";
import { TicketSales } from "../../../../event-kit/TicketSales.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { AnswersChart } from "../../../../event-kit/answers-chart/AnswersChart.tsx";
import { pair } from "./Glance.css.ts";

/** The next event's answers over time, its ticket sales beside them. */
export function NextEventCharts({ figures }: { figures: EventFigures }) {
  const locale = useLocale();
  const nowMs = useNow();
  const { event, ticketSales, answersByDay } = figures;
  const path = href("events.details", { eventId: event.id });
  const today = toWallTime(new Date(nowMs).toISOString(), event.timeZone).slice(0, 10);
  const chart = answersChart(answersByDay, today);
  return (
    <div className={pair}>
      <Card
        title="Answers over time"
        fill
        action={
          <Link look="action" href={`${path}?tab=rsvps`}>
            All RSVPs
          </Link>
        }
      >
        {chart ? (
          <AnswersChart chart={chart} locale={locale} />
        ) : (
          <Text tone="muted">Appears with the first RSVP.</Text>
        )}
      </Card>
      {figures.collectedMinor !== null && (
        <Card
          title="Ticket sales"
          fill
          action={
            <Link look="action" href={`${path}?tab=orders`}>
              Orders
            </Link>
          }
        >
          {ticketSales.length > 0 ? (
            <TicketSales sales={ticketSales} currency={event.currency} locale={locale} />
          ) : (
            <Text tone="muted">Appears once a ticket is on sale.</Text>
          )}
        </Card>
      )}
    </div>
  );
}
