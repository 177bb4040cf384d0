import { createShowcaseApi } from "@jubilee/core/sharing/showcase.api";
import type { Showcase } from "@jubilee/core/sharing/showcase.types";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { keys } from "./keys.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** Every showcase of the account. */
export const showcasesRead = (client: DataClient): Read<Showcase[]> => ({
  key: keys.list,
  call: () => createShowcaseApi(client).list(),
});

/** Every showcase of the account. */
export function useShowcases() {
  return useReading(showcasesRead);
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
