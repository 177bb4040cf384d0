import { FilterPill } from "@jubilee/ui/filter-pill";
import { pills } from "./ListTools.css.ts";

export interface ListFilter<Show extends string> {
  value: Show;
  label: string;
  /** How many it would show, where that is known. */
  count?: number;
}

export interface ListFiltersProps<Show extends string> {
  filters: readonly ListFilter<Show>[];
  value: Show;
  onChange: (value: Show) => void;
}

/** Which part of a list is shown. */
export function ListFilters<Show extends string>(props: ListFiltersProps<Show>) {
  return (
    <fieldset className={pills} aria-label="Show">
      {props.filters.map(({ value, label, count }) => (
        <FilterPill
          key={value}
          opens={false}
          value={value === props.value}
          count={count}
          onClick={() => props.onChange(value)}
        >
          {label}
        </FilterPill>
      ))}
    </fieldset>
  );
}
