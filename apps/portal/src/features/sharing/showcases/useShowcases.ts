import { createShowcaseApi } from "@jubilee/core/sharing/showcase.api";
import { keys } from "./keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** Every showcase of the account. */
export function useShowcases() {
  const api = useApi(createShowcaseApi);
  return useRead(keys.list, () => api.list());
}

/** The events that can be chosen: published, and no secret. */
export function useShowableEvents() {
  return useMyEvents({
    select: (all) =>
      all.filter(
        ({ status, publishedAt }) =>
          publishedAt !== null && (status === "published" || status === "cancelled"),
      ),
  });
}

/** One write. */
export function useShowcaseWrite() {
  return useWrite(keys.all, "Showcases");
}
