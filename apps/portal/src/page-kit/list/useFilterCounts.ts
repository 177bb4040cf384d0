import { valueOf } from "@jubilee/core/base/result.rules";
import type { QueryKey } from "@tanstack/react-query";
import { useReadValue } from "../data/useRead.ts";
import type { ListFilter } from "./ListFilters.tsx";
import type { LoadList } from "./useServerList.ts";

interface FilterCounts<Row> {
  queryKey: QueryKey;
  load: LoadList<Row>;
  filters: readonly ListFilter<string>[] | undefined;
  /** Not before the list itself is there: it goes first. */
  isOn: boolean;
}

/** The filters of a list of the server with how many each would show, whatever is searched for. */
export function useFilterCounts<Row>(of: FilterCounts<Row>): readonly ListFilter<string>[] {
  const { queryKey, load, filters = [], isOn } = of;
  const count = async (filter: string) => (await valueOf(load({ filter, from: 0, size: 1 }))).total;
  const counted = useReadValue(
    [...queryKey, "counts"],
    async () =>
      new Map(
        await Promise.all(filters.map(async ({ value }) => [value, await count(value)] as const)),
      ),
    { enabled: isOn && filters.length > 0 },
  );
  return filters.map((filter) => {
    const known = counted.data?.get(filter.value);
    return known === undefined ? filter : { ...filter, count: known };
  });
}
