import type { DataSort } from "@jubilee/ui/data-table";
import { useCallback, useMemo } from "react";
import { readSortText, sortText } from "./sortText.rules.ts";
import { useSearchParam } from "./useSearchParam.ts";

/** The order of a table, as it stands in the address; null is the usual one. */
export function useSortParam(): [DataSort | null, (sort: DataSort | null) => void] {
  const [text, write] = useSearchParam("sort");
  const sort = useMemo(() => readSortText(text), [text]);
  return [sort, useCallback((next) => write(next && sortText(next)), [write])];
}
