import { entryListCsv } from "@jubilee/core/tickets/activity-tickets.rules";
import type { ActivityEntry, ActivityTickets } from "@jubilee/core/tickets/activity-tickets.types";
import { formatClock } from "@jubilee/core/base/time.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useMemo } from "react";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { WholeList } from "../../../page-kit/list/WholeList.tsx";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";

function columnsOf(inWords: (entry: ActivityEntry) => string): DataColumn<ActivityEntry>[] {
  return [
    { id: "name", header: "Name", cell: ({ name }) => name, sortValue: ({ name }) => name },
    {
      id: "ticket",
      header: "Ticket",
      cell: ({ typeName }) => typeName,
      sortValue: ({ typeName }) => typeName,
      from: "tablet",
    },
    { id: "number", header: "Number", widthPx: 160, cell: ({ number }) => number, from: "tablet" },
    {
      id: "in",
      header: "In",
      widthPx: 140,
      cell: inWords,
      sortValue: ({ enteredAt }) => enteredAt ?? "",
    },
  ];
}

function phoneLineOf(inWords: (entry: ActivityEntry) => string) {
  return (entry: ActivityEntry) => (
    <TwoLines
      name={entry.name}
      detail={`${entry.typeName} · ${entry.number}`}
      end={inWords(entry)}
    />
  );
}

const wordsOf = ({ name, number, typeName }: ActivityEntry) => `${name} ${number} ${typeName}`;
const filters = [
  { value: "in", label: "In", fits: ({ enteredAt }: ActivityEntry) => enteredAt !== null },
  { value: "out", label: "Not yet", fits: ({ enteredAt }: ActivityEntry) => enteredAt === null },
];

/** The tickets that open the activity's gate, as a steward has them. */
export function EntryList({ page }: { page: ActivityTickets }) {
  const locale = useLocale();
  const { activity, event, entries, places } = page;
  const { timeZone } = event;
  const [columns, phoneLine] = useMemo(() => {
    const inWords = ({ enteredAt }: ActivityEntry) =>
      enteredAt ? `At ${formatClock(enteredAt, timeZone, locale)}` : "Not yet";
    return [columnsOf(inWords), phoneLineOf(inWords)] as const;
  }, [timeZone, locale]);
  const placed = entries.filter(({ isOwn }) => !isOwn).length;
  const gates = `${href("events.details", { eventId: event.id })}?tab=check-in`;
  return (
    <Section
      title="Entry list"
      description="Who holds a ticket for it alone, and whose ticket of the event comes with a place."
      action={
        entries.length > 0 && (
          <Inline>
            <ExportButton
              name="entry-list.csv"
              rows={page}
              csv={entryListCsv}
              logged={["tickets", event.id]}
              label="CSV"
            />
            <LinkButton variant="outline" href={gates}>
              Gates
            </LinkButton>
          </Inline>
        )
      }
    >
      <Stack gap="3">
        <WholeList
          what={{ one: "person", many: "people on the entry list", kept: "entries" }}
          searchLabel="Find a name or a number"
          filters={filters}
          wordsOf={wordsOf}
          columns={columns}
          rows={entries}
          rowId={({ id }) => id}
          phoneLine={phoneLine}
          empty={
            <EmptyState drawing="people" level={3} title="Nobody is on it yet">
              It fills with each ticket that is sold for the activity and each guest with a ticket
              who signs up.
            </EmptyState>
          }
        />
        {activity.signUp && places > placed && (
          <Text tone="muted" numeric>
            {places} signed up in all; whoever has no ticket of the event is not let in by a scan.
          </Text>
        )}
      </Stack>
    </Section>
  );
}
