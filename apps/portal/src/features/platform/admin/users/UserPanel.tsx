import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useState } from "react";
import { ListPanel, type ListPanelProps } from "../../../../page-kit/list/panel/ListPanel.tsx";
import { PanelHead } from "../../../../page-kit/list/panel/PanelHead.tsx";
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

interface UserPanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  userId: string;
  /** What the list says, while the rest is on its way. */
  name: string | undefined;
}

/** One user at the side: plan, trial, events, sessions, and what an administrator can do. */
export function UserPanel({ userId, name, step, onClose }: UserPanelProps) {
  const people = useApi(createAdministrationApi);
  const [action, setAction] = useState<UserActionKind | null>(null);
  const { data, error, refetch } = useRead(adminKeys.user(userId), () => people.getUser(userId));
  const title = data?.name ?? name ?? "User";
  return (
    <>
      <ListPanel
        title={title}
        head={<PanelHead name={title} />}
        rowId={userId}
        step={step}
        noun="user"
        isAsking={action !== null}
        onClose={onClose}
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
      </ListPanel>
      {data && action && <UserAction user={data} action={action} onClose={() => setAction(null)} />}
    </>
  );
}
