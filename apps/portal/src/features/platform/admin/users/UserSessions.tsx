import { readSessions } from "@jubilee/core/platform/administration.rules";
import { deviceName } from "@jubilee/core/account/devices.rules";
import { valueOf } from "@jubilee/core/base/result.rules";
import { Button } from "@jubilee/ui/button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { adminKeys } from "../adminKeys.ts";
import { When } from "../../../../page-kit/When.tsx";
import type { UserActionKind } from "./UserAction.tsx";
import { grow, line, part, quiet, title } from "./UserPanel.css.ts";
import { useReadValue } from "../../../../page-kit/data/useRead.ts";

export interface UserSessionsProps {
  userId: string;
  onAct: (action: UserActionKind) => void;
}

/** Where somebody is signed in, by the session function, and how to end it. */
export function UserSessions({ userId, onAct }: UserSessionsProps) {
  const { admin } = usePlanner();
  const { data, error, refetch } = useReadValue(adminKeys.sessions(userId), async () =>
    readSessions(await valueOf(admin.manageSessions("get_user_session_info", userId))),
  );
  return (
    <section className={part} aria-labelledby="user-sessions">
      <h3 className={title} id="user-sessions">
        Sessions
      </h3>
      {error && <LoadFailed what="The sessions" error={error} onRetry={refetch} />}
      {!error && !data && <SkeletonRows count={2} />}
      {data?.length === 0 && <Text tone="muted">Signed in nowhere.</Text>}
      {data?.map((session) => (
        <div key={session.id} className={line}>
          <span className={grow}>
            {deviceName(session.userAgent)}
            {session.ipPrefix && (
              <Text as="span" tone="muted">
                {" "}
                {session.ipPrefix}
              </Text>
            )}
          </span>
          <span className={quiet}>
            <When at={session.lastSeenAt} />
          </span>
        </div>
      ))}
      {data && data.length > 0 && (
        <div>
          <Button variant="outline" size="sm" onClick={() => onAct("sign-out")}>
            Sign out everywhere
          </Button>
        </div>
      )}
    </section>
  );
}
