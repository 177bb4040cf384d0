import type { ListPage, ListRequest } from "@jubilee/core/base/lists.types";
import type { Result } from "@jubilee/core/base/result.types";
import type { DataSort } from "@jubilee/ui/data-table";
import { keepPreviousData, type QueryKey } from "@tanstack/react-query";
import { changeQuery } from "../../app/routing/changeQuery.ts";
import { useQueryParts } from "./address/useQueryParts.ts";
import { useTyped } from "./address/useTyped.ts";
import { listParts, readListState, withoutSort, writeListState } from "./listState.rules.ts";
import type { Read } from "../../app/routing/reads.types.ts";
import { useRead } from "../data/useRead.ts";

export type LoadList<Row> = (request: ListRequest) => Promise<Result<ListPage<Row>>>;

/** A list as the server cuts it for the address that somebody is about to open. */
export function serverListRead<Row>(
  key: QueryKey,
  load: LoadList<Row>,
  query: URLSearchParams,
): Read<ListPage<Row>> {
  const state = readListState(query);
  return { key: [...key, state], call: () => load(state) };
}

/** A list that the server searches, sorts and cuts; its state stands in the address. */
export function useServerList<Row>(queryKey: QueryKey, load: LoadList<Row>, usual?: DataSort) {
  const query = useQueryParts(listParts);
  const state = readListState(query);
  const change = (next: ListRequest) =>
    changeQuery((known) => writeListState(known, { from: 0, ...next }));
  const [text, setText] = useTyped(state.text ?? "", (typed) => change({ text: typed }));

  const { key, call } = serverListRead(queryKey, load, query);
  const answer = useRead(key, call, {
    placeholderData: keepPreviousData,
  });
  const sort: DataSort | null = state.sort
    ? { id: state.sort, descending: state.descending === true }
    : (usual ?? null);
  return {
    ...answer,
    state,
    text,
    setText,
    filter: state.filter ?? "all",
    setFilter: (filter: string) => change({ filter }),
    move: (from: number) => change({ from }),
    sort,
    setSort: (next: DataSort | null) =>
      next ? change({ sort: next.id, descending: next.descending }) : changeQuery(withoutSort),
  };
}
