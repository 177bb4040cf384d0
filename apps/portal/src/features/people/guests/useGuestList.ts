import {
  filterGuests,
  householdFacts,
  inHouseholdOrder,
  searchIndex,
} from "@jubilee/core/people/guests.rules";
import { createGuestsApi } from "@jubilee/core/people/guests.api";
import type { GuestFilter, ListedGuest } from "@jubilee/core/people/guests.types";
import { orderRows, type DataColumn, type DataSort } from "@jubilee/ui/data-table";
import { useCallback, useDeferredValue, useMemo } from "react";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useKept } from "../../../page-kit/list/useKept.ts";
import { readSort } from "../../../page-kit/list/views/views.rules.ts";
import { peopleKeys } from "../keys.ts";
import { everybody, readGuestFilter } from "./guestView.rules.ts";
import { householdGroup } from "./householdGroup.tsx";

const nobody: ListedGuest[] = [];

/** The whole guest list of an event. */
export const guestListRead = (client: DataClient, eventId: string): Read<ListedGuest[]> => ({
  key: peopleKeys.guests(eventId),
  call: () => createGuestsApi(client).list(eventId),
});

/** The guest list of an event: all of it, and in its order the part that the filters leave. */
export function useGuestList(eventId: string, columns: readonly DataColumn<ListedGuest>[]) {
  const api = useApi(createGuestsApi);
  const [filter, setFilter] = useKept("guests-filter", everybody, readGuestFilter);
  const [sort, setSort] = useKept<DataSort | null>("guests-sort", null, readSort);
  const query = useReading((client) => guestListRead(client, eventId));
  const guests = query.data ?? nobody;
  const index = useMemo(() => searchIndex(inHouseholdOrder(guests)), [guests]);
  const groupOf = useMemo(() => householdGroup(householdFacts(guests)), [guests]);
  const applied = useDeferredValue(filter);
  const followed = useDeferredValue(sort);
  const found = useMemo(() => filterGuests(index, applied), [index, applied]);
  const shown = useMemo(
    () => orderRows(found, columns, followed, groupOf),
    [found, columns, followed, groupOf],
  );
  const changeFilter = useCallback(
    (change: Partial<GuestFilter>) => setFilter((known) => ({ ...known, ...change })),
    [setFilter],
  );
  const clearFilter = useCallback(() => setFilter(everybody), [setFilter]);
  return { ...query, api, filter, changeFilter, clearFilter, sort, setSort, shown, groupOf };
}
