import { everyTask, type TaskFilter } from "@jubilee/core/tasks/tasks.rules";
import { useCallback, useMemo } from "react";
import { changeQuery } from "../../../app/routing/changeQuery.ts";
import { useQueryParts } from "../../../page-kit/list/address/useQueryParts.ts";
import { useTypedParam } from "../../../page-kit/list/address/useTypedParam.ts";
import { filterOfQuery, filterParts, writeFilter } from "@jubilee/core/tasks/task-filter.rules";

const names = Object.values(filterParts);

/** Which tasks are shown, as the address says it: the same in every view. */
export function useTaskFilter() {
  const query = useQueryParts(names);
  const [text, setText] = useTypedParam("q");
  const filter = useMemo(() => ({ ...filterOfQuery(query), text }), [query, text]);
  const changeFilter = useCallback(
    (change: Partial<TaskFilter>) => {
      if (change.text !== undefined) setText(change.text);
      changeQuery((known) => writeFilter(known, change));
    },
    [setText],
  );
  const clearFilter = useCallback(
    () => changeFilter({ ...everyTask, show: "all" }),
    [changeFilter],
  );
  return { filter, changeFilter, clearFilter };
}
