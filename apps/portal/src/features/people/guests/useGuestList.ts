import { filterGuests, inHouseholdOrder, searchIndex } from "@jubilee/core/people/guests.rules";
import { createGuestsApi } from "@jubilee/core/people/guests.api";
import type { GuestFilter, ListedGuest } from "@jubilee/core/people/guests.types";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { peopleKeys } from "../keys.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";

const everybody: GuestFilter = { text: "", answers: [], groups: [], tags: [], fields: [] };

/** The whole guest list of an event. */
export const guestListRead = (client: DataClient, eventId: string): Read<ListedGuest[]> => ({
  key: peopleKeys.guests(eventId),
  call: () => createGuestsApi(client).list(eventId),
});

/** The whole guest list of an event and the part of it that the filters leave. */
export function useGuestList(eventId: string) {
  const api = useApi(createGuestsApi);
  const [filter, setFilter] = useState(everybody);
  const query = useReading((client) => guestListRead(client, eventId));
  const index = useMemo(() => searchIndex(inHouseholdOrder(query.data ?? [])), [query.data]);
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterGuests(index, applied), [index, applied]);
  const changeFilter = useCallback(
    (change: Partial<GuestFilter>) => setFilter((known) => ({ ...known, ...change })),
    [],
  );
  const clearFilter = useCallback(() => setFilter(everybody), []);
  return { ...query, api, filter, changeFilter, clearFilter, shown };
}
