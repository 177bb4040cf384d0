import { FilterPill } from "@jubilee/ui/filter-pill";
import { SearchField } from "@jubilee/ui/search-field";
import type { ReactNode } from "react";
import { oneLine, pills, push, search } from "./ListTools.css.ts";

export interface ListToolsProps<Filter extends string> {
  searchLabel: string;
  text: string;
  onText: (text: string) => void;
  filters: readonly { value: Filter; label: string; count?: number }[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** At the end of the line: what can be done with the list. */
  children?: ReactNode;
}

/** Search and filters of a list, on one line where there is room. */
export function ListTools<Filter extends string>({
  searchLabel,
  text,
  onText,
  filters,
  filter,
  onFilter,
  children,
}: ListToolsProps<Filter>) {
  return (
    <search className={oneLine}>
      <div className={search}>
        <SearchField
          look="field"
          label={searchLabel}
          placeholder={searchLabel}
          value={text}
          onValueChange={onText}
        />
      </div>
      <fieldset className={pills} aria-label="Show">
        {filters.map(({ value, label, count }) => (
          <FilterPill
            key={value}
            opens={false}
            value={value === filter && (count ?? true)}
            onClick={() => onFilter(value)}
          >
            {label}
          </FilterPill>
        ))}
      </fieldset>
      {children && <div className={push}>{children}</div>}
    </search>
  );
}
