import { createEventsApi } from "@jubilee/core/events/events.api";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import { createMembersApi } from "@jubilee/core/people/members.api";
import { createOwnSearchApi } from "@jubilee/core/insight/own-search.api";
import { createRegistrationsApi } from "@jubilee/core/people/registrations.api";
import { useMemo } from "react";
import { usePlanner } from "../../app/portal/usePlanner.ts";

/** The calls about people, over the planner's one client. */
export function usePeopleApis() {
  const { client } = usePlanner();
  return useMemo(
    () => ({
      events: createEventsApi(client),
      members: createMembersApi(client),
      records: createGuestRecordsApi(client),
      registrations: createRegistrationsApi(client),
      search: createOwnSearchApi(client),
    }),
    [client],
  );
}
