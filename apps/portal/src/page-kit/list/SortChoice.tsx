import { Select } from "@jubilee/ui/select";
import { order } from "./ListTools.css.ts";
import type { ListState } from "./useListState.ts";

export interface SortChoiceProps<Sort extends string> {
  list: Pick<ListState<string, Sort>, "sort" | "setSort">;
  sorts: readonly { value: Sort; label: string }[];
}

/** In which order a list stands, among its tools. */
export function SortChoice<Sort extends string>({ list, sorts }: SortChoiceProps<Sort>) {
  return (
    <div className={order}>
      <Select
        label="Sorted by"
        hideLabel
        options={sorts}
        value={list.sort}
        onValueChange={list.setSort}
      />
    </div>
  );
}
