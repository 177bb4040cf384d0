import type { TicketEventLine } from "@jubilee/core/tickets/ticket-desk.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { counted, joined } from "@jubilee/core/base/words.rules";
import { soldWords as soldOf } from "@jubilee/core/tickets/tickets.rules";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EventCover } from "@jubilee/ui/event-cover";
import { MoneyText } from "@jubilee/ui/money-text";
import { Progress } from "@jubilee/ui/progress";
import { Text } from "@jubilee/ui/text";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { ends } from "../../../page-kit/TwoLines.css.ts";

const soldWords = ({ sold, capacity }: TicketEventLine) => soldOf({ sold, quantity: capacity });

const detailOf = ({ typeCount, held }: TicketEventLine) =>
  [
    typeCount === 0 ? "No tickets yet" : `${typeCount} ${typeCount === 1 ? "kind" : "kinds"}`,
    held > 0 && `${held} in carts`,
  ]
    .filter(Boolean)
    .join(" · ");

function Cover({ line }: { line: TicketEventLine }) {
  const { eventTypeId, coverSeed, coverUrl } = line;
  return (
    <EventCover
      typeId={eventTypeId}
      eventId={coverSeed}
      photoUrl={coverUrl ?? undefined}
      shape="mark"
    />
  );
}

/** How many orders somebody should look at. */
const toLookAt = ({ attention }: TicketEventLine) =>
  attention > 0 && <Badge tone="brick">{counted(attention, "order")}</Badge>;

/** The columns of the events that sell tickets. */
export function overviewColumns(locale: string): DataColumn<TicketEventLine>[] {
  return [
    {
      id: "event",
      header: "Event",
      cell: (line) => (
        <FactLine
          name={line.name}
          picture={<Cover line={line} />}
          detail={`${formatDay(line.startDate, line.timeZone, locale, "short")} · ${detailOf(line)}`}
        />
      ),
      sortValue: ({ name }) => name,
    },
    {
      id: "sold",
      header: "Sold",
      widthPx: 148,
      cell: (line) =>
        line.typeCount === 0 ? (
          "–"
        ) : line.capacity === null || line.capacity === 0 ? (
          <Text as="span" numeric>
            {soldWords(line)}
          </Text>
        ) : (
          <Progress label={soldWords(line)} value={line.sold} max={line.capacity} />
        ),
      sortValue: ({ sold }) => sold,
    },
    {
      id: "waiting",
      header: "Waiting",
      widthPx: 104,
      align: "end",
      cell: ({ waiting }) =>
        waiting === 0 ? "–" : `${waiting} ${waiting === 1 ? "party" : "parties"}`,
      sortValue: ({ waiting }) => waiting,
      from: "desktop",
    },
    {
      id: "collected",
      header: "Collected",
      widthPx: 124,
      align: "end",
      cell: ({ typeCount, collectedMinor, currency }) =>
        typeCount === 0 && collectedMinor === 0 ? (
          "–"
        ) : (
          <MoneyText amountMinor={collectedMinor} currency={currency} locale={locale} />
        ),
      sortValue: ({ collectedMinor }) => collectedMinor,
      from: "tablet",
    },
    {
      id: "attention",
      header: "To look at",
      widthPx: 100,
      cell: toLookAt,
      sortValue: ({ attention }) => attention,
    },
  ];
}

/** An event on a phone: which day, how much is sold, and what came in. */
export function overviewPhoneLine(locale: string) {
  return function phoneLine(line: TicketEventLine) {
    const { name, startDate, timeZone, typeCount, collectedMinor, currency } = line;
    const day = formatDay(startDate, timeZone, locale, "short");
    return (
      <FactLine
        name={name}
        picture={<Cover line={line} />}
        detail={joined([day, typeCount === 0 ? "no tickets yet" : soldWords(line)])}
        end={
          <span className={ends}>
            {(typeCount > 0 || collectedMinor > 0) && (
              <MoneyText amountMinor={collectedMinor} currency={currency} locale={locale} />
            )}
            {toLookAt(line)}
          </span>
        }
      />
    );
  };
}
