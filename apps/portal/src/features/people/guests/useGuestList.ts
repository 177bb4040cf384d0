import {
  filterGuests,
  householdFacts,
  inHouseholdOrder,
  searchIndex,
} from "@jubilee/core/people/guests.rules";
import { createGuestsApi } from "@jubilee/core/people/guests.api";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { orderRows, type DataColumn } from "@jubilee/ui/data-table";
import { useDeferredValue, useMemo } from "react";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useSortParam } from "../../../page-kit/list/address/useSortParam.ts";
import { peopleKeys } from "../keys.ts";
import { householdGroup } from "./householdGroup.tsx";
import { useGuestFilter } from "./useGuestFilter.ts";

const nobody: ListedGuest[] = [];

/** The whole guest list of an event. */
export const guestListRead = (client: DataClient, eventId: string): Read<ListedGuest[]> => ({
  key: peopleKeys.guests(eventId),
  call: () => createGuestsApi(client).list(eventId),
});

/** The guest list of an event: all of it, and in its order the part that the filters leave. */
export function useGuestList(eventId: string, columns: readonly DataColumn<ListedGuest>[]) {
  const api = useApi(createGuestsApi);
  const { filter, changeFilter, clearFilter } = useGuestFilter();
  const [sort, setSort] = useSortParam();
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
  return { ...query, api, filter, changeFilter, clearFilter, sort, setSort, shown, groupOf };
}
