import { Mail, Search, Trash2, UserPlus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { BulkBar } from "../components/bulk-bar/BulkBar.tsx";
import { Button } from "../components/button/Button.tsx";
import { Card } from "../components/card/Card.tsx";
import { Chip } from "../components/chip/Chip.tsx";
import { DataTable } from "../components/data-table/DataTable.tsx";
import type { DataColumn } from "../components/data-table/dataTable.types.ts";
import { EmptyState } from "../components/empty-state/EmptyState.tsx";
import { ErrorState } from "../components/error-state/ErrorState.tsx";
import { FilterPill } from "../components/filter-pill/FilterPill.tsx";
import { Inline } from "../components/inline/Inline.tsx";
import { MoneyText } from "../components/money-text/MoneyText.tsx";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import { PersonRow } from "../components/person-row/PersonRow.tsx";
import { SearchField } from "../components/search-field/SearchField.tsx";
import { SkeletonRows } from "../components/skeleton/SkeletonRows.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import type { SampleGuest } from "./sampleGuests.ts";
import type { Vocabulary } from "./vocabulary.ts";

const answers: Record<SampleGuest["answer"], ReactNode> = {
  yes: <Chip tone="success">Coming</Chip>,
  no: <Chip tone="danger">Not coming</Chip>,
  maybe: <Chip tone="warning">Maybe</Chip>,
  none: <Chip mark="hollow">No answer</Chip>,
};

const columnsFor = ({ groupTerm }: Vocabulary): DataColumn<SampleGuest>[] => [
  {
    id: "name",
    header: "Guest",
    sortValue: ({ name }) => name,
    cell: ({ name, email }) => <PersonRow name={name} detail={email} />,
  },
  {
    id: "year",
    header: groupTerm,
    widthPx: 150,
    sortValue: ({ year }) => year,
    cell: ({ year }) => year,
  },
  { id: "answer", header: "Answer", widthPx: 140, cell: ({ answer }) => answers[answer] },
  {
    id: "owes",
    header: "Balance",
    align: "end",
    widthPx: 110,
    from: "desktop",
    sortValue: ({ owesMinor }) => owesMinor,
    cell: ({ owesMinor }) =>
      owesMinor > 0 ? (
        <MoneyText amountMinor={owesMinor} currency="USD" tone="danger" short />
      ) : (
        "–"
      ),
  },
];

const none: readonly string[] = [];

const phoneLine = ({ name, year, answer }: SampleGuest) => (
  <PersonRow name={name} detail={year} end={answers[answer]} />
);

export interface GuestListProps {
  state: "loading" | "failed" | "ready";
  guests: readonly SampleGuest[];
  vocabulary: Vocabulary;
  /** What the search box holds at first. */
  query?: string;
  selected?: readonly string[];
}

/** A list as every list of the product is: loading, failed, empty, nothing found, full, selected. */
export function GuestList({
  state,
  guests,
  vocabulary,
  query: first = "",
  selected: chosen = none,
}: GuestListProps) {
  const [query, setQuery] = useState(first);
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen));
  const members = `${vocabulary.memberTerm}s`;
  const found = guests.filter(
    ({ name, answer }) =>
      name.toLowerCase().includes(query.toLowerCase()) && (!onlyOpen || answer === "none"),
  );
  const isEmpty = state === "ready" && guests.length === 0;
  return (
    <Stack gap="5">
      <PageHeader
        title={members}
        actions={isEmpty ? undefined : <Button icon={<UserPlus />}>Add</Button>}
      />
      {!isEmpty && (
        <Inline gap="2" wrap={false}>
          <SearchField
            label={`Find ${members}`}
            look="field"
            value={query}
            onValueChange={setQuery}
            placeholder="Name or address"
          />
          <FilterPill
            opens={false}
            value={onlyOpen || undefined}
            onClick={() => setOnlyOpen(!onlyOpen)}
          >
            No answer yet
          </FilterPill>
        </Inline>
      )}
      <Card padding="none" as="div" clip>
        {state === "loading" && <SkeletonRows count={6} />}
        {state === "failed" && (
          <ErrorState title={`The ${members.toLowerCase()} could not be loaded`} onRetry={() => {}}>
            The connection broke off. Nothing has been changed.
          </ErrorState>
        )}
        {isEmpty && (
          <EmptyState
            drawing="letters"
            title={`No ${members.toLowerCase()} yet`}
            action={<Button icon={<UserPlus />}>Add the first</Button>}
          >
            Write them in one by one, or bring a list. A spreadsheet with names will do.
          </EmptyState>
        )}
        {state === "ready" && !isEmpty && (
          <DataTable
            label={members}
            columns={columnsFor(vocabulary)}
            rows={found}
            rowId={({ id }) => id}
            selection={{ selected, onChange: setSelected, labelOf: ({ name }) => name }}
            phoneLine={phoneLine}
            empty={
              <EmptyState
                drawing="search"
                title={`Nobody is called “${query}”`}
                action={
                  <Button variant="outline" icon={<Search />} onClick={() => setQuery("")}>
                    Show all
                  </Button>
                }
              >
                Try a part of the name, or look without the filter.
              </EmptyState>
            }
          />
        )}
      </Card>
      <BulkBar
        count={selected.size}
        onClear={() => setSelected(new Set())}
        actions={[
          { id: "mail", label: "Write to them", icon: <Mail />, onSelect: () => {} },
          { id: "remove", label: "Remove", icon: <Trash2 />, onSelect: () => {} },
        ]}
      />
    </Stack>
  );
}
