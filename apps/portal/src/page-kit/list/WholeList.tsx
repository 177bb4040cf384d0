import { orderRows, type DataSort } from "@jubilee/ui/data-table";
import { useMemo } from "react";
import { useSortParam } from "./address/useSortParam.ts";
import { ExportButton } from "./ExportButton.tsx";
import { FoundList, type ListOf } from "./FoundList.tsx";
import { fewRows } from "./listState.rules.ts";
import { useListFilter } from "./useListState.ts";
import { narrowRows, offeredFilters, type WholeListFilter } from "./wholeList.rules.ts";

export interface WholeListProps<Row extends object> extends ListOf<Row> {
  /** All there are; the page itself searches, narrows and sorts them. */
  rows: readonly Row[];
  /** The words of a row that a search looks through. */
  wordsOf: (row: Row) => string;
  filters?: readonly WholeListFilter<Row>[];
  /** Their order until another is asked for; left out: as they are given. */
  usualSort?: DataSort;
  /** How what was found is drawn, such as dates of a series in one row; they are counted as they are. */
  arrange?: ((found: readonly Row[]) => readonly Row[]) | undefined;
  /** What a count of what was found does not say. */
  noteOf?: (found: readonly Row[]) => string | null;
  /** From how many more rows there are tools; left out: as everywhere. */
  few?: number;
  /** Left out where the list is no file of its own, or says more when it leaves. */
  file?: { name: string; csv: (rows: readonly Row[]) => string };
}

/** A list whose rows were all read: the same tools as a long one, once there are more than ten. */
export function WholeList<Row extends object>(props: WholeListProps<Row>) {
  const {
    rows,
    wordsOf,
    filters,
    usualSort,
    arrange,
    noteOf,
    few = fewRows,
    file,
    ...shown
  } = props;
  const { columns } = shown;
  const { text, setText, show, setShow } = useListFilter<string>([
    "all",
    ...(filters ?? []).map(({ value }) => value),
  ]);
  const [asked, setSort] = useSortParam();
  const sort = asked ?? usualSort ?? null;
  const found = useMemo(
    () => orderRows(narrowRows(rows, { filters, show, wordsOf, text }), columns, sort),
    [rows, filters, show, wordsOf, text, columns, sort],
  );
  return (
    <FoundList
      {...shown}
      filters={offeredFilters(rows, filters, show)}
      list={{ text, setText, filter: show, setFilter: setShow, sort, setSort }}
      found={{
        rows: arrange ? arrange(found) : found,
        total: found.length,
        note: noteOf?.(found) ?? null,
      }}
      isShort={rows.length <= few && text === "" && show === "all"}
      {...(file && {
        asFile: <ExportButton {...file} inLine rows={found} disabled={found.length === 0} />,
      })}
    />
  );
}
