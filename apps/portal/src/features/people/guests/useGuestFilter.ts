import type { GuestFilter } from "@jubilee/core/people/guests.types";
import { useCallback, useMemo } from "react";
import { changeQuery } from "../../../app/routing/changeQuery.ts";
import { useQueryParts } from "../../../page-kit/list/address/useQueryParts.ts";
import { useTypedParam } from "../../../page-kit/list/address/useTypedParam.ts";
import { everybody, filterOfQuery, filterParts, writeFilter } from "./guestView.rules.ts";

const names = Object.values(filterParts);

/** Which guests are shown, as the address says it. */
export function useGuestFilter() {
  const query = useQueryParts(names);
  const [text, setText] = useTypedParam("q");
  const filter = useMemo(() => ({ ...filterOfQuery(query), text }), [query, text]);
  const changeFilter = useCallback(
    (change: Partial<GuestFilter>) => {
      if (change.text !== undefined) setText(change.text);
      changeQuery((known) => writeFilter(known, change));
    },
    [setText],
  );
  const clearFilter = useCallback(() => changeFilter(everybody), [changeFilter]);
  return { filter, changeFilter, clearFilter };
}
