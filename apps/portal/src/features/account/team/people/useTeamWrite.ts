import { createTeamApi } from "@jubilee/core/account/team.api";
import { useQueryClient } from "@tanstack/react-query";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { teamKey } from "../keys.ts";

/** The team's calls, and a write after which it is read again. */
export function useTeamWrite() {
  return { api: useApi(createTeamApi), ...useWrite(teamKey, "Multi-Admin Accounts") };
}

/** The team's calls for who tells their refusals otherwise, and how the team is read again. */
export function useTeamCall() {
  const { report } = usePortal();
  const queries = useQueryClient();
  return {
    api: useApi(createTeamApi),
    readAgain: () => void queries.invalidateQueries({ queryKey: teamKey }).catch(report),
  };
}
