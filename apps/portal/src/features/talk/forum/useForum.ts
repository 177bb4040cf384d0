import { createForumApi } from "@jubilee/core/talk/forum.api";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { talkKeys } from "../keys.ts";

/** The forum's categories, and what one may do in it. */
export function useForum() {
  const api = useApi(createForumApi);
  return useRead(talkKeys.forum, () => api.get());
}

/** How a topic stands, and what one may do with it. */
export function useTopic(topicId: string) {
  const api = useApi(createForumApi);
  return useRead(talkKeys.topic(topicId), () => api.topic(topicId)).data;
}
