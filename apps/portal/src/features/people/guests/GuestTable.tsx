import {
  builtInEventTypes,
  peopleAtStart,
  peopleWords,
} from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { Button } from "@jubilee/ui/button";
import {
  DataTable,
  type DataGroup,
  type DataOpening,
  type DataSelection,
  type DataSorting,
  type DataSwipe,
} from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { memo, useCallback, useMemo } from "react";
import { useDensity } from "../../../page-kit/list/useDensity.ts";
import type { ListLook } from "../../../page-kit/list/look/useListLook.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { guestColumns } from "./guestColumns.tsx";
import { PhoneGuest } from "./PhoneGuest.tsx";

const idOf = ({ id }: ListedGuest) => id;

/** What the columns of an event's list are called and written in. */
export function useGuestColumns({ eventTypeId, currency }: EventRecord) {
  const [locale, nowMs] = [useLocale(), useNow()];
  const groupTerm = peopleWords(eventTypeId).group;
  const memberTerm = builtInEventTypes.find(({ id }) => id === eventTypeId)?.memberTerm ?? "Guest";
  const columns = useMemo(
    () => guestColumns({ groupTerm, memberTerm, currency, locale, nowMs }),
    [groupTerm, memberTerm, currency, locale, nowMs],
  );
  return { columns, groupTerm, memberTerm };
}

interface GuestTableProps {
  event: EventRecord;
  columns: ReturnType<typeof guestColumns>;
  look: Pick<ListLook, "hidden" | "order">;
  /** In their order. */
  shown: readonly ListedGuest[];
  groupOf: (guest: ListedGuest) => DataGroup;
  selection: DataSelection<ListedGuest> | undefined;
  opening: DataOpening<ListedGuest>;
  sorting: DataSorting;
  swipe: DataSwipe<ListedGuest> | undefined;
  glowing: ReadonlySet<string>;
  onClearFilter: () => void;
}

/** The list itself. Drawn anew for what it shows alone, so that typing a name does not wait for it. */
export const GuestTable = memo(function GuestTable({
  event,
  look,
  shown,
  groupOf,
  onClearFilter,
  ...props
}: GuestTableProps) {
  const [density] = useDensity();
  const { hidden, order } = look;
  const { eventTypeId, currency } = event;
  const phoneLine = useCallback(
    (guest: ListedGuest) => <PhoneGuest guest={guest} currency={currency} />,
    [currency],
  );
  return (
    <DataTable
      {...props}
      label={peopleAtStart(eventTypeId)}
      rows={shown}
      rowId={idOf}
      arrangement={{ hidden, order, groupOf, density }}
      phoneLine={phoneLine}
      empty={
        <EmptyState
          drawing="search"
          title="Nobody like that"
          action={
            <Button variant="secondary-light" onClick={onClearFilter}>
              Show everybody
            </Button>
          }
        >
          Try another name, or fewer filters.
        </EmptyState>
      }
    />
  );
});
