import { createNoticesApi } from "@jubilee/core/notices/notices.api";
import type { NoticeFilter, NoticePage } from "@jubilee/core/notices/notices.types";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import type { DataClient, ListRead } from "../../../app/routing/reads.types.ts";
import { pagesOf } from "../../../app/session/pagesOf.ts";
import { noticeKeys } from "../../../page-kit/notices/noticeReads.ts";

/** One's notices, newest first. */
export const noticesRead = (
  client: DataClient,
  filter: NoticeFilter,
): ListRead<NoticePage, number> => ({
  key: [...noticeKeys.all, "pages", filter],
  page: (before) => createNoticesApi(client).list(filter, before),
  next: ({ isMore, notices }) => (isMore ? (notices.at(-1)?.id ?? null) : null),
});

/** One's notices as far as they were looked at. */
export function useNoticePages(filter: NoticeFilter) {
  const { client } = usePlanner();
  const pages = useInfiniteQuery({
    ...pagesOf(noticesRead(client, filter)),
    placeholderData: keepPreviousData,
  });
  return {
    notices: pages.data?.pages.flatMap(({ notices }) => notices),
    unread: pages.data?.pages[0]?.unread ?? 0,
    error: pages.error,
    refetch: pages.refetch,
    isMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  };
}
