import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { accountToast } from "@jubilee/ui/toast";
import { useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { SessionList } from "../../../page-kit/sessions/SessionList.tsx";
import { row, stack } from "./AccountSettings.css.ts";
import { keys } from "./keys.ts";
import { articleAbout } from "../../../page-kit/help/article.rules.ts";
import { explained } from "../../../page-kit/help/explained.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createDevicesApi } from "@jubilee/core/account/devices.api";

/** Devices that are signed in: end one, all others, or all. */
export function DevicesSetting() {
  const { auth, report } = usePortal();
  const devices = useApi(createDevicesApi);
  const [ending, setEnding] = useState<string | null>(null);
  const { data, error, refetch } = useRead(keys.sessions, () => devices.listSessions());
  if (error) return <LoadFailed what="Your devices" error={error} onRetry={refetch} />;

  const end = async (id: string) => {
    setEnding(id);
    const ended = await devices.endSession(id);
    if (!ended.ok)
      accountToast.destructive("Not signed out", {
        description: ended.error.message,
        action: explained(articleAbout(ended.error)),
      });
    await refetch();
    setEnding(null);
  };
  const endOthers = async () => {
    setEnding("others");
    await auth.signOut("others");
    await refetch();
    setEnding(null);
    accountToast.success("Other devices are signed out");
  };
  return (
    <Card title="Signed-in devices">
      <div className={stack}>
        {!data && <SkeletonRows count={3} />}
        {data && (
          <SessionList
            sessions={data}
            endingId={ending}
            onEnd={({ id }) => void end(id).catch(report)}
          />
        )}
        <div className={row}>
          <Button
            variant="outline"
            loading={ending === "others"}
            disabled={!data || data.length < 2}
            onClick={() => void endOthers().catch(report)}
          >
            Sign out all others
          </Button>
          <Button variant="ghost" onClick={() => void auth.signOut("global")}>
            Sign out everywhere
          </Button>
        </div>
      </div>
    </Card>
  );
}
