import { createForumApi } from "@jubilee/core/talk/forum.api";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { talkKeys } from "../keys.ts";

/** The forum's categories, and what one may do in it. */
export function useForum() {
  const api = useApi(createForumApi);
  return useRead(talkKeys.forum, () => api.get());
}

/** So many topics stand on a page of the list. */
export const topicsAtOnce = 25;

/** The topics a list begins with. */
export function useFirstTopics(categoryId: string | null) {
  const api = useApi(createForumApi);
  const asked = { ...(categoryId === null ? {} : { categoryId }), from: 0, size: topicsAtOnce };
  return useRead(talkKeys.topics(asked), () => api.topics(asked)).data;
}

/** How a topic stands, and what one may do with it. */
export function useTopic(topicId: string) {
  const api = useApi(createForumApi);
  return useRead(talkKeys.topic(topicId), () => api.topic(topicId)).data;
}
