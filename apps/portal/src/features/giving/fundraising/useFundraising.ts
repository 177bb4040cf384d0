import { createEventsApi } from "@jubilee/core/events/events.api";
import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";
import { valueOf } from "@jubilee/core/base/result.rules";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { useSubmit } from "../../../page-kit/useSubmit.ts";
import { keys } from "./keys.ts";

/** The calls of the fundraising screens, over the planner's one client. */
export function useFundraisingApi() {
  const { client } = usePlanner();
  return useMemo(() => createFundraisingApi(client), [client]);
}

/** Every campaign of the account. */
export function useCampaigns() {
  const api = useFundraisingApi();
  return useQuery({ queryKey: keys.campaigns, queryFn: () => valueOf(api.campaigns()) });
}

/** The account's events, for a campaign that stands beside one. */
export function useAccountEvents() {
  const { client } = usePlanner();
  const { id: userId } = useUser();
  const events = useMemo(() => createEventsApi(client), [client]);
  return useQuery({ queryKey: keys.events, queryFn: () => valueOf(events.list(userId)) });
}

/** One write; the plan it may need is Donation and Fundraising's. */
export function useFundraisingWrite() {
  return useSubmit("Donation and Fundraising", keys.all);
}
