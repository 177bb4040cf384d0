import type { ListPage, ListRequest } from "@jubilee/core/base/lists.types";
import type { Result } from "@jubilee/core/base/result.types";
import type { DataSort } from "@jubilee/ui/data-table";
import { keepPreviousData, type QueryKey } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { readListState, withoutSort, writeListState } from "./listState.rules.ts";
import type { Read } from "../../app/routing/reads.types.ts";
import { useRead } from "../data/useRead.ts";

/** How long typing pauses before the server is asked. */
const settleMs = 250;

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
  const [query, setQuery] = useSearchParams();
  const state = readListState(query);
  const [text, setText] = useState(state.text ?? "");
  const change = (next: ListRequest) =>
    setQuery((known) => writeListState(known, { from: 0, ...next }), { replace: true });

  useEffect(() => {
    if (text === (state.text ?? "")) return undefined;
    const timer = setTimeout(() => {
      setQuery((known) => writeListState(known, { text, from: 0 }), { replace: true });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [text, state.text, setQuery]);

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
      next
        ? change({ sort: next.id, descending: next.descending })
        : setQuery(withoutSort, { replace: true }),
  };
}
