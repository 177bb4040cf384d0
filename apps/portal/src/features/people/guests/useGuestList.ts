import { filterGuests, inHouseholdOrder, searchIndex } from "@jubilee/core/people/guests.rules";
import { createGuestsApi } from "@jubilee/core/people/guests.api";
import type { GuestFilter } from "@jubilee/core/people/guests.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { keys } from "../../../event-kit/data/keys.ts";

const everybody: GuestFilter = { text: "", answers: [], groups: [], tags: [], fields: [] };

/** The whole guest list of an event and the part of it that the filters leave. */
export function useGuestList(eventId: string) {
  const { client } = usePlanner();
  const api = useMemo(() => createGuestsApi(client), [client]);
  const [filter, setFilter] = useState(everybody);
  const query = useQuery({
    queryKey: keys.guests(eventId),
    queryFn: () => valueOf(api.list(eventId)),
  });
  const index = useMemo(() => searchIndex(inHouseholdOrder(query.data ?? [])), [query.data]);
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterGuests(index, applied), [index, applied]);
  return { ...query, api, filter, setFilter, clearFilter: () => setFilter(everybody), shown };
}
