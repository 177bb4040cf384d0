import { readSessions } from "@jubilee/core/platform/administration.rules";
import { deviceName } from "@jubilee/core/account/devices.rules";
import { valueOf } from "@jubilee/core/base/result.rules";
import { Button } from "@jubilee/ui/button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { adminKeys } from "../adminKeys.ts";
import { When } from "../../../../page-kit/When.tsx";
import type { UserActionKind } from "./UserAction.tsx";
import { grow, line, part, quiet, title } from "./UserPanel.css.ts";
import { useReadValue } from "../../../../page-kit/data/useRead.ts";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";

export interface UserSessionsProps {
  userId: string;
  onAct: (action: UserActionKind) => void;
}

/** Where somebody is signed in, by the session function, and how to end it. */
export function UserSessions({ userId, onAct }: UserSessionsProps) {
  const { admin } = usePlanner();
  const sessionsRead = useReadValue(adminKeys.sessions(userId), async () =>
    readSessions(await valueOf(admin.manageSessions("get_user_session_info", userId))),
  );
  return (
    <section className={part} aria-labelledby="user-sessions">
      <h3 className={title} id="user-sessions">
        Sessions
      </h3>
      <Loaded
        of={sessionsRead}
        what="The sessions"
        skeleton={<SkeletonRows count={2} />}
        empty={<Text tone="muted">Signed in nowhere.</Text>}
      >
        {(data) =>
          data.map((session) => (
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
          ))
        }
      </Loaded>
      {sessionsRead.data && sessionsRead.data.length > 0 && (
        <div>
          <Button variant="outline" size="sm" onClick={() => onAct("sign-out")}>
            Sign out everywhere
          </Button>
        </div>
      )}
    </section>
  );
}
