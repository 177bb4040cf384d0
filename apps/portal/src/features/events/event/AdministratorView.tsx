import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import { Banner } from "@jubilee/ui/banner";
import { Card } from "@jubilee/ui/card";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { AnswerBar } from "../../../event-kit/AnswerBar.tsx";
import { AnswerStats } from "../../../event-kit/AnswerStats.tsx";
import { TicketSales } from "../../../event-kit/TicketSales.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";

/** Somebody else's event as an administrator sees it: its figures, to read. */
export function AdministratorView({ overview }: { overview: EventOverview }) {
  const locale = useLocale();
  const { answers, currency } = overview.event;
  return (
    <Stack gap="5">
      <Banner title="You see this event as an administrator">
        Its figures are shown without its people. Only its planners can change it.
      </Banner>
      <Card title="Answers">
        <AnswerBar counts={answers} />
        <AnswerStats counts={answers} money={{ ...overview, currency }} />
      </Card>
      <Card title="Ticket sales">
        {overview.ticketSales.length > 0 ? (
          <TicketSales sales={overview.ticketSales} currency={currency} locale={locale} />
        ) : (
          <Text tone="muted">No tickets are offered. Answering is free.</Text>
        )}
      </Card>
    </Stack>
  );
}
