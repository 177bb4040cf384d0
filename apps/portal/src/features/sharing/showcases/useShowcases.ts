import { createEventsApi } from "@jubilee/core/events/events.api";
import { valueOf } from "@jubilee/core/base/result.rules";
import { createShowcaseApi } from "@jubilee/core/sharing/showcase.api";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { useSubmit } from "../../../page-kit/useSubmit.ts";
import { keys } from "./keys.ts";

/** The calls about showcases, over the planner's one client. */
export function useShowcaseApi() {
  const { client } = usePlanner();
  return useMemo(() => createShowcaseApi(client), [client]);
}

/** Every showcase of the account. */
export function useShowcases() {
  const api = useShowcaseApi();
  return useQuery({ queryKey: keys.list, queryFn: () => valueOf(api.list()) });
}

/** The events that can be chosen: published, and no secret. */
export function useShowableEvents() {
  const { client } = usePlanner();
  const { id: userId } = useUser();
  const events = useMemo(() => createEventsApi(client), [client]);
  return useQuery({
    queryKey: keys.events,
    queryFn: () => valueOf(events.list(userId)),
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
