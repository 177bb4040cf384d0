import { ruleText } from "@jubilee/core/events/event-series.rules";
import type { EventDate } from "@jubilee/core/events/event-series.types";
import { eventPhase } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { ScrollArea } from "@jubilee/ui/scroll-area";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { PhaseChip } from "../../../event-kit/PhaseChip.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { AddDateDialog } from "./AddDateDialog.tsx";
import { RemoveDatesDialog } from "./RemoveDatesDialog.tsx";
import { line, list } from "../../../page-kit/Rows.css.ts";
import { useSeries } from "./useSeries.ts";
import { dateText } from "./wall-words.rules.ts";

const scrollsFrom = 8;

/** All dates of the series an event belongs to. */
export function SeriesDates({ event }: { event: EventRecord }) {
  const locale = useLocale();
  const nowMs = useNow();
  const [open, setOpen] = useState<"add" | "remove" | null>(null);
  const { data: series } = useSeries(event);
  if (!series) return null;
  const dates = (
    <ol className={list}>
      {series.dates.map((date) => (
        <DateLine key={date.eventId} date={date} event={event} nowMs={nowMs} locale={locale} />
      ))}
    </ol>
  );
  return (
    <>
      <Stack gap="3">
        <Heading level={3}>{`One of ${series.dates.length} dates`}</Heading>
        <Text tone="muted">{ruleText(series.rule, locale)}</Text>
        {series.dates.length > scrollsFrom ? (
          <ScrollArea label="Dates of the series" maxHeightPx={360}>
            {dates}
          </ScrollArea>
        ) : (
          dates
        )}
        <Inline gap="2">
          <Button variant="outline" size="sm" onClick={() => setOpen("add")}>
            Add a date
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setOpen("remove")}>
            Remove dates
          </Button>
        </Inline>
      </Stack>
      {open === "add" && <AddDateDialog event={event} onClose={() => setOpen(null)} />}
      {open === "remove" && (
        <RemoveDatesDialog event={event} series={series} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

interface DateLineProps {
  date: EventDate;
  event: EventRecord;
  nowMs: number;
  locale: string;
}

function DateLine({ date, event, nowMs, locale }: DateLineProps) {
  const when = dateText(date, locale);
  return (
    <li className={line}>
      {date.eventId === event.id ? (
        <Text as="strong" size={16} weight="strong" aria-current="date">
          {when}
        </Text>
      ) : (
        <Link href={href("events.details", { eventId: date.eventId })}>{when}</Link>
      )}
      <Inline gap="2">
        {date.isMoved && <Chip tone="neutral">Moved</Chip>}
        <PhaseChip phase={eventPhase(date, nowMs)} />
      </Inline>
    </li>
  );
}
