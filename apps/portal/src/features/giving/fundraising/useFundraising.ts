import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";
import { keys } from "./keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** Every campaign of the account. */
export function useCampaigns() {
  const api = useApi(createFundraisingApi);
  return useRead(keys.campaigns, () => api.campaigns());
}

/** One write; the plan it may need is Donation and Fundraising's. */
export function useFundraisingWrite() {
  return useWrite(keys.all, "Donation and Fundraising");
}
