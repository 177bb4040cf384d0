import type { DataSort } from "@jubilee/ui/data-table";
import { Pagination } from "@jubilee/ui/pagination";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NextTiles } from "../tiles/NextTiles.tsx";
import type { TileProps } from "../tiles/Tile.tsx";
import { LoadFailed } from "../LoadFailed.tsx";
import { FoundList, type ListOf } from "./FoundList.tsx";
import { pageSize } from "./listState.rules.ts";
import { useFilterCounts } from "./useFilterCounts.ts";
import { SumsHead } from "./SumsHead.tsx";
import { useServerList, type LoadList } from "./useServerList.ts";

export interface ServerListProps<Row extends object> extends ListOf<Row> {
  queryKey: QueryKey;
  load: LoadList<Row>;
  filters?: readonly { value: string; label: string }[];
  /** Its filters say how many each would show: a short call more for each. */
  isCounted?: boolean;
  /** The order the server gives unasked. */
  usualSort?: DataSort;
  /** Up to so many rows there are no tools; left out: there always are. */
  few?: number;
  /** Over the whole of a list that is not narrowed and stands on one page: what its rows come to. */
  sums?: (rows: readonly Row[]) => ReactNode;
  /** Under the whole of a list that is not narrowed: what comes next of what stands in it. */
  next?: (rows: readonly Row[]) => readonly TileProps[];
}

/** A long list of the platform: the server searches, sorts and cuts it into pages. */
export function ServerList<Row extends object>(props: ServerListProps<Row>) {
  const { queryKey, load, usualSort, few = 0, sums, next, isCounted = false, ...shown } = props;
  const asked = useServerList(queryKey, load, usualSort);
  const { data, error } = asked;
  const isOn = isCounted && data !== undefined;
  const filters = useFilterCounts({ queryKey, load, filters: shown.filters, isOn });
  const isWhole = asked.filter === "all" && asked.text.trim() === "" && !asked.state.from;
  const isShort = isWhole && data !== undefined && data.total > 0 && data.total <= few;
  const summed = sums && isWhole && data && data.total <= pageSize ? sums(data.rows) : null;
  return (
    <>
      {summed && <SumsHead sums={summed} />}
      <FoundList
        {...shown}
        filters={shown.filters && filters}
        list={asked}
        isShort={isShort}
        // Heads among so few rows would be as many as they.
        groupOf={isShort ? undefined : shown.groupOf}
        found={{
          rows: error ? undefined : data?.rows,
          total: data?.total ?? 0,
          isMore: data?.isMore === true,
          isStale: asked.isPlaceholderData,
          instead: error ? (
            <LoadFailed what={`The ${shown.what.many}`} error={error} onRetry={asked.refetch} />
          ) : (
            <SkeletonRows count={8} />
          ),
          foot: data && (
            <>
              {data.total > pageSize && (
                <Pagination
                  from={asked.state.from ?? 0}
                  shown={data.rows.length}
                  total={data.total}
                  pageSize={pageSize}
                  onMove={asked.move}
                />
              )}
              {isWhole && next && <NextTiles ways={next(data.rows)} />}
            </>
          ),
        }}
      />
    </>
  );
}
