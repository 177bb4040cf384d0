import { createShowcaseApi } from "@jubilee/core/sharing/showcase.api";
import { useSubmit } from "../../../page-kit/useSubmit.ts";
import { keys } from "./keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";

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
  return useSubmit("Showcases", keys.all);
}
