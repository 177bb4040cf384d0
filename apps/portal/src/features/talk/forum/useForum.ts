import { createForumApi } from "@jubilee/core/talk/forum.api";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { talkKeys } from "../keys.ts";

/** The forum's categories, and what one may do in it. */
export function useForum() {
  const api = useApi(createForumApi);
  return useRead(talkKeys.forum, () => api.get());
}
