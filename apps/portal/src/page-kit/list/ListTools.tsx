import { FilterPill } from "@jubilee/ui/filter-pill";
import { SearchField } from "@jubilee/ui/search-field";
import type { ReactNode } from "react";
import { beside, listSearch, listTools, pills } from "./ListTools.css.ts";
import type { ListState } from "./useListState.ts";

export interface ListToolsProps<Show extends string> {
  searchLabel: string;
  list: Pick<ListState<Show, string>, "text" | "setText" | "show" | "setShow">;
  filters: readonly { value: Show; label: string; count?: number }[];
  /** Beside the search: a choice of kind or order. */
  children?: ReactNode;
}

/** Search and filters of a list, on one line where there is room for all of them. */
export function ListTools<Show extends string>(props: ListToolsProps<Show>) {
  const { searchLabel, list, filters, children } = props;
  return (
    <search className={listTools}>
      <div className={listSearch}>
        <SearchField
          look="field"
          label={searchLabel}
          placeholder={searchLabel}
          value={list.text}
          onValueChange={list.setText}
        />
      </div>
      {children && <div className={beside}>{children}</div>}
      <fieldset className={pills} aria-label="Show">
        {filters.map(({ value, label, count }) => (
          <FilterPill
            key={value}
            opens={false}
            value={value === list.show}
            count={count}
            onClick={() => list.setShow(value)}
          >
            {label}
          </FilterPill>
        ))}
      </fieldset>
    </search>
  );
}
