import { createTeamApi } from "@jubilee/core/account/team.api";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { teamKey } from "../keys.ts";

/** The team's calls, and a write after which it is read again. */
export function useTeamWrite() {
  return { api: useApi(createTeamApi), ...useWrite(teamKey, "Multi-Admin Accounts") };
}
