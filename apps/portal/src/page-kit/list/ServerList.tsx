import {
  DataTable,
  type DataColumn,
  type DataOpening,
  type DataSort,
} from "@jubilee/ui/data-table";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Pagination } from "@jubilee/ui/pagination";
import { SearchField } from "@jubilee/ui/search-field";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailed } from "../LoadFailed.tsx";
import { useLocale } from "../useLocale.ts";
import { pageSize } from "./listState.rules.ts";
import { list, pills, push, search, stale, tools } from "./ListTools.css.ts";
import { LookTools } from "./look/LookTools.tsx";
import { useListLook } from "./look/useListLook.ts";
import { ViewChoice } from "./look/ViewChoice.tsx";
import { StuckList } from "./StuckList.tsx";
import { lineTools } from "./StuckList.css.ts";
import { useDensity } from "./useDensity.ts";
import { useOpenRow } from "./address/useOpenRow.ts";
import { ListWithPanel } from "./panel/ListWithPanel.tsx";
import type { RowPanel } from "./panel/rowPanel.types.ts";
import { useStepThrough } from "./panel/useStepThrough.ts";
import { usePlace } from "./usePlace.ts";
import { useServerList, type LoadList } from "./useServerList.ts";
import { NothingLike } from "./NothingLike.tsx";

export interface ServerListProps<Row extends object> {
  /** What is listed, one and many, and under which name its reader's views and columns are kept. */
  what: { one: string; many: string; kept: string };
  queryKey: QueryKey;
  load: LoadList<Row>;
  /** Left out where there is nothing to search. */
  searchLabel?: string;
  filters?: readonly { value: string; label: string }[];
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  phoneLine: (row: Row) => ReactNode;
  /** The order the server gives unasked. */
  usualSort?: DataSort;
  /** What a press on a row does: it leads on, or opens a panel beside the list. */
  opening?: DataOpening<Row> | RowPanel<Row>;
  /** Shown when there is nothing at all, with no search and no filter. */
  empty: ReactNode;
  /** At the end of the tools: what can be done with the list. */
  children?: ReactNode;
}

/** What of an address says how the list is looked at. */
const lookParts = ["q", "show", "sort"] as const;

/** A long list of the platform: the server searches, sorts and cuts it into pages. */
export function ServerList<Row extends object>(props: ServerListProps<Row>) {
  const { what, queryKey, load, searchLabel, filters, usualSort, rowId, opening } = props;
  const found = useServerList(queryKey, load, usualSort);
  const count = new Intl.NumberFormat(useLocale());
  const { one, many } = what;
  const capital = many.charAt(0).toUpperCase() + many.slice(1);
  const { data, error } = found;
  const [density] = useDensity();
  const look = useListLook(what.kept);
  usePlace(data !== undefined);
  const beside = opening && "panel" in opening ? opening : undefined;
  const [openId, open] = useOpenRow(beside?.name ?? "row");
  const step = useStepThrough(data?.rows ?? [], rowId, openId, open);
  const isNarrowed = found.filter !== "all" || found.text.trim() !== "";
  const listed = (
    <StuckList
      tools={
        <search className={tools} aria-label={capital}>
          {searchLabel && (
            <div className={search}>
              <SearchField
                look="field"
                label={searchLabel}
                placeholder={searchLabel}
                value={found.text}
                onValueChange={found.setText}
              />
            </div>
          )}
          {filters && (
            <fieldset className={pills} aria-label="Show">
              {filters.map(({ value, label }) => (
                <FilterPill
                  key={value}
                  opens={false}
                  value={value === found.filter}
                  onClick={() => found.setFilter(value)}
                >
                  {label}
                </FilterPill>
              ))}
            </fieldset>
          )}
          {props.children && <div className={push}>{props.children}</div>}
        </search>
      }
      line={
        data &&
        (data.total > 0 || isNarrowed) && (
          <>
            <Text as="output" size={14} tone="muted" numeric>
              {count.format(data.total)}
              {data.isMore ? " and more" : ""} {data.total === 1 ? one : many}
            </Text>
            {(searchLabel ?? filters) && <ViewChoice look={look} parts={lookParts} />}
            <span className={lineTools}>
              <LookTools look={look} columns={props.columns} />
            </span>
          </>
        )
      }
    >
      <div className={list}>
        {error && <LoadFailed what={`The ${many}`} error={error} onRetry={found.refetch} />}
        {!error && !data && <SkeletonRows count={8} />}
        {!error && data && data.total === 0 && !isNarrowed && props.empty}
        {!error && data && (data.total > 0 || isNarrowed) && (
          <>
            <div className={found.isPlaceholderData ? stale : undefined}>
              <DataTable
                label={capital}
                columns={props.columns}
                rows={data.rows}
                rowId={rowId}
                sorting={{ sort: found.sort, onSort: found.setSort }}
                opening={
                  opening && "panel" in opening
                    ? { open: (row) => open(rowId(row)), id: openId }
                    : opening
                }
                arrangement={{ density, hidden: look.hidden, order: look.order }}
                phoneLine={props.phoneLine}
                empty={<NothingLike what={`No ${one}`} />}
              />
            </div>
            {data.total > pageSize && (
              <Pagination
                from={found.state.from ?? 0}
                shown={data.rows.length}
                total={data.total}
                pageSize={pageSize}
                onMove={found.move}
              />
            )}
          </>
        )}
      </div>
    </StuckList>
  );
  if (!beside) return listed;
  const row = data?.rows.find((one) => rowId(one) === openId);
  return (
    <ListWithPanel
      step={step}
      panel={openId && beside.panel({ id: openId, row, step, onClose: () => open(null) })}
    >
      {listed}
    </ListWithPanel>
  );
}
