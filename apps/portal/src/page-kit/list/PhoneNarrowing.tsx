import type { DataColumn, DataSort } from "@jubilee/ui/data-table";
import { Button } from "@jubilee/ui/button";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Text } from "@jubilee/ui/text";
import type { ReactNode } from "react";
import { FilterSheet } from "./FilterSheet.tsx";
import { part, wrapped } from "./FilterSheet.css.ts";
import { ListFilters, type ListFilter } from "./ListFilters.tsx";

interface PhoneNarrowingProps<Show extends string> {
  filters?: readonly ListFilter<Show>[] | undefined;
  filter: Show;
  onFilter: (filter: Show) => void;
  /** The order by the heads of columns, which phones do not show. */
  order?: ReactNode;
  /** Further choices of the list's own, and how many of them are made. */
  children?: ReactNode;
  chosen?: number | undefined;
  onClear: () => void;
}

/** Filters and order of a list on phones, behind one button that says how many of them are on. */
export function PhoneNarrowing<Show extends string>(props: PhoneNarrowingProps<Show>) {
  const { filters, filter, order, children, chosen = 0 } = props;
  const usual = filters?.[0]?.value ?? filter;
  const count = (filter === usual ? 0 : 1) + chosen;
  return (
    <FilterSheet
      title="Filter and sort"
      count={count}
      footer={
        <Button variant="ghost" disabled={count === 0} onClick={props.onClear}>
          Clear all
        </Button>
      }
    >
      {filters && (
        <Part title="Show">
          <ListFilters filters={filters} value={filter} onChange={props.onFilter} />
        </Part>
      )}
      {children}
      {order}
    </FilterSheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={part}>
      <Text as="span" size={14} weight="strong">
        {title}
      </Text>
      {children}
    </div>
  );
}

export interface PhoneOrderProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | null;
  onSort: (sort: DataSort | null) => void;
}

/** The columns that a list can be ordered by. */
export const sortable = <Row,>(columns: readonly DataColumn<Row>[]) =>
  columns.filter(({ sortValue }) => sortValue);

/** The order of a list on phones, where no heads of columns stand to press. */
export function PhoneOrder<Row>({ columns, sort, onSort }: PhoneOrderProps<Row>) {
  return (
    <Part title="Sorted">
      <fieldset className={wrapped} aria-label="Sorted">
        <FilterPill opens={false} value={sort === null} onClick={() => onSort(null)}>
          As usual
        </FilterPill>
        {sortable(columns).map(({ id, header }) => (
          <FilterPill
            key={id}
            opens={false}
            value={sort?.id === id}
            onClick={() => onSort({ id, descending: false })}
          >
            {`By ${header.toLocaleLowerCase("en")}`}
          </FilterPill>
        ))}
        {sort && (
          <FilterPill
            opens={false}
            value={sort.descending}
            onClick={() => onSort({ ...sort, descending: !sort.descending })}
          >
            The other way round
          </FilterPill>
        )}
      </fieldset>
    </Part>
  );
}
