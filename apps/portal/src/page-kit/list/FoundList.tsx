import {
  DataTable,
  type DataColumn,
  type DataGroup,
  type DataOpening,
  type DataSort,
  type DataSwipe,
} from "@jubilee/ui/data-table";
import { SearchField } from "@jubilee/ui/search-field";
import { Text } from "@jubilee/ui/text";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import type { ReactNode } from "react";
import { useLocale } from "../useLocale.ts";
import { useOpenRow } from "./address/useOpenRow.ts";
import { ListFilters, type ListFilter } from "./ListFilters.tsx";
import { further, list, push, search, stale, tools } from "./ListTools.css.ts";
import { LookTools } from "./look/LookTools.tsx";
import { useListLook } from "./look/useListLook.ts";
import { ViewChoice } from "./look/ViewChoice.tsx";
import { ListFrame } from "./ListFrame.tsx";
import { NothingLike } from "./NothingLike.tsx";
import { PhoneNarrowing, PhoneOrder, sortable } from "./PhoneNarrowing.tsx";
import { ListWithPanel } from "./panel/ListWithPanel.tsx";
import type { RowPanel } from "./panel/rowPanel.types.ts";
import { useStepThrough } from "./panel/useStepThrough.ts";
import { lineTools } from "./StuckList.css.ts";
import { StuckList } from "./StuckList.tsx";
import { useDensity } from "./useDensity.ts";
import { usePlace } from "./usePlace.ts";

/** What a list is of and how a row of it looks, wherever its rows come from. */
export interface ListOf<Row extends object> {
  /** What is listed, one and many, and under which name its reader's views and columns are kept. */
  what: { one: string; many: string; kept: string };
  /** Left out where there is nothing to search. */
  searchLabel?: string;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  phoneLine: (row: Row) => ReactNode;
  /** The rows in place of a table and lines: cards. */
  drawn?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** What a press on a row does: it leads on, or opens a panel beside the list. */
  opening?: DataOpening<Row> | RowPanel<Row>;
  /** The usual act of a row, where there is one: on phones a swipe uncovers it. */
  swipe?: DataSwipe<Row> | undefined;
  /** Heads that the rows stand under, as long as no other order is asked for. */
  groupOf?: ((row: Row) => DataGroup) | undefined;
  /** Shown when there is nothing at all, with no search and no filter. */
  empty: ReactNode;
  /** Further choices, on a line of their own under search and filters. */
  more?: ReactNode;
  /** At the end of the tools: what can be done with the list. */
  children?: ReactNode;
  /** At the end of the line of count: an `ExportButton` that stands `inLine`. */
  asFile?: ReactNode;
}

/** How a list is looked at, as its address says it. */
export interface ListLookedAt {
  text: string;
  setText: (text: string) => void;
  filter: string;
  setFilter: (filter: string) => void;
  sort: DataSort | null;
  setSort: (sort: DataSort | null) => void;
}

/** The rows that were found. */
export interface FoundRows<Row> {
  /** Missing until they are read. */
  rows: readonly Row[] | undefined;
  /** In all, over all pages. */
  total: number;
  /** What the count does not say: some of them stand in one row. */
  note?: string | null;
  /** There are more than the total says. */
  isMore?: boolean;
  /** The rows of the page before, while the next one is on its way. */
  isStale?: boolean;
  /** In place of rows that are not there: their shape, or that they did not come. */
  instead?: ReactNode;
  /** Below the rows: the way to the next page. */
  foot?: ReactNode;
}

export interface FoundListProps<Row extends object> extends ListOf<Row> {
  filters?: readonly ListFilter<string>[] | undefined;
  list: ListLookedAt;
  found: FoundRows<Row>;
  /** So few rows that there is nothing to look for among them: no tools. */
  isShort?: boolean;
}

/** What of an address says how the list is looked at. */
const lookParts = ["q", "show", "sort"] as const;

/** A list as every list is drawn: tools that stick, a table or lines, and the panel of its open row. */
export function FoundList<Row extends object>(props: FoundListProps<Row>) {
  const { what, searchLabel, filters, rowId, opening, list: looked, found, isShort } = props;
  const { rows, total } = found;
  const count = new Intl.NumberFormat(useLocale());
  const { one, many } = what;
  const capital = many.charAt(0).toUpperCase() + many.slice(1);
  const isPhone = useMedia(media.mobile);
  const [density] = useDensity();
  const look = useListLook(what.kept);
  usePlace(rows !== undefined);
  const beside = opening && "panel" in opening ? opening : undefined;
  const [openId, open] = useOpenRow(beside?.name ?? "row");
  const step = useStepThrough(rows ?? [], rowId, openId, open);
  const isNarrowed = looked.filter !== "all" || looked.text.trim() !== "";
  const isListed = rows !== undefined && (total > 0 || isNarrowed);
  const body = (
    <div className={list}>
      {!rows && found.instead}
      {rows && !isListed && props.empty}
      {isListed && (
        <>
          <div className={found.isStale ? stale : undefined}>
            {props.drawn && rows.length > 0 ? (
              props.drawn(rows)
            ) : (
              <DataTable
                label={capital}
                columns={props.columns}
                rows={rows}
                rowId={rowId}
                sorting={{ sort: looked.sort, onSort: looked.setSort }}
                opening={
                  opening && "panel" in opening
                    ? { open: (row) => open(rowId(row)), id: openId }
                    : opening
                }
                arrangement={{
                  density,
                  hidden: look.hidden,
                  order: look.order,
                  groupOf: looked.sort ? undefined : props.groupOf,
                }}
                phoneLine={props.phoneLine}
                swipe={props.swipe}
                empty={<NothingLike what={`No ${one}`} />}
              />
            )}
          </div>
          {found.foot}
        </>
      )}
    </div>
  );
  const hasSearch = !isShort && (searchLabel !== undefined || filters !== undefined);
  /* Nothing to look for where there is nothing at all. */
  const hasNothing = rows !== undefined && !isListed && !props.more;
  const hasTools = (!isShort && !hasNothing) || Boolean(props.children);
  const hasLine = isListed && (!isShort || Boolean(props.asFile));
  const counted = isListed && (
    <Text as="output" size={14} tone="muted" numeric>
      {`${count.format(total)}${found.isMore ? " and more" : ""} ${total === 1 ? one : many}${found.note ? `, ${found.note}` : ""}`}
    </Text>
  );
  const isOrdered = sortable(props.columns).length > 0;
  const narrowing = !isPhone ? (
    filters && <ListFilters filters={filters} value={looked.filter} onChange={looked.setFilter} />
  ) : filters || isOrdered ? (
    <PhoneNarrowing
      filters={filters}
      filter={looked.filter}
      onFilter={looked.setFilter}
      onClear={() => looked.setFilter("all")}
      order={
        isOrdered && (
          <PhoneOrder columns={props.columns} sort={looked.sort} onSort={looked.setSort} />
        )
      }
    />
  ) : null;
  const listed =
    !hasTools && !hasLine ? (
      <ListFrame>{body}</ListFrame>
    ) : (
      <StuckList
        tools={
          (hasTools || props.more) && (
            <search className={tools} aria-label={capital}>
              {/* Few rows are counted beside what can be done with them. */}
              {!hasLine && counted}
              {searchLabel && !isShort && !hasNothing && (
                <div className={search}>
                  <SearchField
                    look="field"
                    label={searchLabel}
                    placeholder={isPhone && props.children ? "Find" : searchLabel}
                    value={looked.text}
                    onValueChange={looked.setText}
                  />
                </div>
              )}
              {!isShort && !hasNothing && narrowing}
              {props.children && <div className={push}>{props.children}</div>}
              {props.more && <div className={further}>{props.more}</div>}
            </search>
          )
        }
        line={
          hasLine && (
            <>
              {counted}
              {hasSearch && <ViewChoice look={look} parts={lookParts} />}
              <div className={lineTools}>
                {!isShort && <LookTools look={look} columns={props.columns} />}
                {props.asFile}
              </div>
            </>
          )
        }
      >
        {body}
      </StuckList>
    );
  if (!beside) return listed;
  const row = rows?.find((some) => rowId(some) === openId);
  return (
    <ListWithPanel
      step={step}
      panel={openId && beside.panel({ id: openId, row, step, onClose: () => open(null) })}
    >
      {listed}
    </ListWithPanel>
  );
}
