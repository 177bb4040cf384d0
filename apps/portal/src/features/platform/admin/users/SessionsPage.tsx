import { findSessions, readSessions } from "@jubilee/core/platform/administration.rules";
import type { UserSession } from "@jubilee/core/platform/administration.types";
import type { ListRequest } from "@jubilee/core/base/lists.types";
import { succeed } from "@jubilee/core/base/result.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { useState } from "react";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { pageSize } from "../../../../page-kit/list/listState.rules.ts";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { adminKeys } from "../adminKeys.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { nameOf, sessionColumns, sessionPhoneLine } from "./sessionColumns.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "idle", label: "Not used for 30 days" },
];

/** Who is signed in where, over all users, by the session function; ending one signs its person out. */
export default function SessionsPage() {
  const { admin } = usePlanner();
  const [ending, setEnding] = useState<UserSession | null>(null);
  const [columns] = useState(() => sessionColumns(setEnding));
  const [phoneLine] = useState(() => sessionPhoneLine(setEnding));
  const load = async (request: ListRequest) => {
    const answer = await admin.manageSessions("get_sessions");
    if (!answer.ok) return answer;
    const found = findSessions(readSessions(answer.value), request, Date.now());
    const from = request.from ?? 0;
    return succeed({ total: found.length, rows: found.slice(from, from + pageSize) });
  };
  return (
    <AdminFrame
      place="sessions"
      title="Sessions"
      lead="The newest 500 sign-ins that are still open. Network addresses are shortened."
    >
      <ServerList
        what={{ one: "session", many: "sessions", kept: "admin-sessions" }}
        queryKey={adminKeys.allSessions}
        load={load}
        searchLabel="Find by name, e-mail or device"
        filters={filters}
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        empty={
          <EmptyState drawing="key" title="Nobody is signed in">
            Whoever signs in appears here with their device.
          </EmptyState>
        }
      />
      {ending && (
        <ReasonDialog
          title={`Sign ${nameOf(ending)} out everywhere?`}
          description="This device and every other of theirs has to sign in again. The account itself stays as it is."
          confirmLabel="Sign out everywhere"
          done={`${nameOf(ending)} is signed out everywhere`}
          call={(reason) => admin.manageSessions("force_logout", ending.userId, reason)}
          onClose={() => setEnding(null)}
        />
      )}
    </AdminFrame>
  );
}
