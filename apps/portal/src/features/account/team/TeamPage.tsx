import { createRightsApi } from "@jubilee/core/account/rights.api";
import { chosenOf } from "@jubilee/core/account/rights.rules";
import { createTeamApi } from "@jubilee/core/account/team.api";
import { valueOf } from "@jubilee/core/base/result.rules";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useReadValue } from "../../../page-kit/data/useRead.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { teamKey } from "./keys.ts";
import { TeamScreen } from "./TeamScreen.tsx";
import { useLiveTeam } from "./useLiveTeam.ts";

/** The people who work in the account that is shown, what each may do, and who is invited. */
export default function TeamPage() {
  const rights = useApi(createRightsApi);
  const api = useApi(createTeamApi);
  useLiveTeam();
  const team = useReadValue(teamKey, async () => {
    const account = chosenOf(await valueOf(rights.mine()));
    return account ? valueOf(api.get(account.accountId)) : null;
  });
  return (
    <PageFrame>
      <Loaded
        of={team}
        what="The team"
        skeleton={
          <>
            <PageHeader title="Team and roles" />
            <SkeletonRows count={6} />
          </>
        }
      >
        {(read) => read && <TeamScreen team={read} />}
      </Loaded>
    </PageFrame>
  );
}
