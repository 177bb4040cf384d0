import { Drawer } from "@jubilee/ui/drawer";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useState } from "react";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { adminKeys } from "../adminKeys.ts";
import { UserAction, type UserActionKind } from "./UserAction.tsx";
import { UserFacts } from "./UserFacts.tsx";
import { UserHistory } from "./UserHistory.tsx";
import { part } from "./UserPanel.css.ts";
import { UserSessions } from "./UserSessions.tsx";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createAdministrationApi } from "@jubilee/core/platform/administration.api";

/** One user at the side: plan, trial, events, sessions, and what an administrator can do. */
export function UserPanel({ userId, onClose }: { userId: string; onClose: () => void }) {
  const people = useApi(createAdministrationApi);
  const [action, setAction] = useState<UserActionKind | null>(null);
  const { data, error, refetch } = useRead(adminKeys.user(userId), () => people.getUser(userId));
  return (
    <>
      <Drawer
        open
        onOpenChange={(open) => {
          if (!open && !action) onClose();
        }}
        side="end"
        title={data?.name ?? "User"}
      >
        {!data && (
          <div className={part}>
            {error ? (
              <LoadFailed what="The user" error={error} onRetry={refetch} />
            ) : (
              <SkeletonRows count={6} />
            )}
          </div>
        )}
        {data && (
          <>
            <UserFacts user={data} onAct={setAction} />
            <UserSessions userId={userId} onAct={setAction} />
            <UserHistory user={data} />
          </>
        )}
      </Drawer>
      {data && action && <UserAction user={data} action={action} onClose={() => setAction(null)} />}
    </>
  );
}
