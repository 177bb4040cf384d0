import type { ListRequest } from "@jubilee/core/base/lists.types";
import { readSortText, sortText } from "./address/sortText.rules.ts";

/** Rows on a page of a list that the server cuts. */
export const pageSize = 25;

/** Up to so many rows are looked over at once: search, filters and columns would be more than they. */
export const fewRows = 10;

/** Under which names an address says a list's state. */
export const listParts = ["q", "show", "sort", "from"] as const;

/** A list's state out of the address, so that Back and a shared address show the same page. */
export function readListState(query: URLSearchParams): ListRequest {
  const from = Number(query.get("from"));
  const sort = readSortText(query.get("sort"));
  return {
    text: query.get("q") ?? "",
    filter: query.get("show") ?? "all",
    ...(sort ? { sort: sort.id, descending: sort.descending } : {}),
    from: Number.isInteger(from) && from > 0 ? from : 0,
    size: pageSize,
  };
}

/** The address with another search, filter, order or page; what is usual is left out. */
export function writeListState(query: URLSearchParams, change: ListRequest): URLSearchParams {
  const { text, filter, sort, descending, from } = { ...readListState(query), ...change };
  const next = new URLSearchParams(query);
  const put = (name: string, value: string) =>
    value === "" ? next.delete(name) : next.set(name, value);
  put("q", text ?? "");
  put("show", filter === "all" ? "" : (filter ?? ""));
  put("sort", sort ? sortText({ id: sort, descending: descending === true }) : "");
  put("from", from ? String(from) : "");
  return next;
}

/** The address in the list's usual order. */
export function withoutSort(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete("sort");
  next.delete("from");
  return next;
}
