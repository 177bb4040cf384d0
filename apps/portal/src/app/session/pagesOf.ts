import { valueOf } from "@jubilee/core/base/result.rules";
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ListRead } from "../routing/reads.types.ts";

/** A list that is read page by page, as the query cache keeps it. */
export function pagesOf<Page, Cursor>({ key, page, next }: ListRead<Page, Cursor>) {
  return infiniteQueryOptions({
    queryKey: key,
    initialPageParam: null as Cursor | null,
    // The library leaves the type of a cursor open where it is a parameter of its own.
    queryFn: ({ pageParam }) => valueOf(page(pageParam as Cursor | null)),
    getNextPageParam: next,
  });
}
