import { SearchField } from "@jubilee/ui/search-field";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import type { ReactNode } from "react";
import { ListFilters, type ListFilter } from "./ListFilters.tsx";
import { beside, listSearch, listTools } from "./ListTools.css.ts";
import { PhoneNarrowing } from "./PhoneNarrowing.tsx";
import type { ListState } from "./useListState.ts";

export interface ListToolsProps<Show extends string> {
  searchLabel: string;
  list: Pick<ListState<Show, string>, "text" | "setText" | "show" | "setShow">;
  filters: readonly ListFilter<Show>[];
  /** Beside the search: a choice of kind or order; on phones among the filters. */
  children?: ReactNode;
  /** How many of those further choices are made, and how they are unmade. */
  chosen?: { count: number; onClear: () => void };
}

/** Search and filters of a list, on one line where there is room for all of them. */
export function ListTools<Show extends string>(props: ListToolsProps<Show>) {
  const { searchLabel, list, filters, children, chosen } = props;
  const isPhone = useMedia(media.mobile);
  const usual = filters[0]?.value;
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
      {isPhone ? (
        <PhoneNarrowing
          filters={filters}
          filter={list.show}
          onFilter={list.setShow}
          chosen={chosen?.count}
          onClear={() => {
            if (usual !== undefined) list.setShow(usual);
            chosen?.onClear();
          }}
        >
          {children}
        </PhoneNarrowing>
      ) : (
        <>
          {children && <div className={beside}>{children}</div>}
          <ListFilters filters={filters} value={list.show} onChange={list.setShow} />
        </>
      )}
    </search>
  );
}
