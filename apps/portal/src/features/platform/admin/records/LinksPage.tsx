import type { ListedLink } from "@jubilee/core/platform/platform.types";
import { shareCopy } from "@jubilee/core/sharing/share.copy";
import { EmptyState } from "@jubilee/ui/empty-state";
import { useState } from "react";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminKeys } from "../adminKeys.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";
import { columnsFor, phoneLineFor } from "./linkColumns.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "watch", label: "Worth a look" },
  { value: "active", label: shareCopy.states.active },
  { value: "suspended", label: shareCopy.states.suspended },
];

/** Links strangers open, of everybody: the busy ones of new accounts first worth a look. */
export default function LinksPage() {
  const platform = useApi(createPlatformApi);
  const [acting, setActing] = useState<ListedLink | null>(null);
  const [columns] = useState(() => columnsFor(setActing));
  const [phoneLine] = useState(() => phoneLineFor(setActing));
  const isSuspended = acting?.status === "suspended";
  return (
    <AdminFrame
      place="links"
      title="Share links"
      lead="Worth a look: used within a day, and from an account younger than a week."
    >
      <ServerList
        what={{ one: "link", many: "links", kept: "admin-links" }}
        queryKey={adminKeys.links}
        load={platform.listLinks}
        searchLabel="Find by event, host or name"
        filters={filters}
        isCounted
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        usualSort={{ id: "used", descending: true }}
        empty={
          <EmptyState drawing="key" title="No links yet">
            Links appear here when hosts share their events.
          </EmptyState>
        }
      />
      {acting && (
        <ReasonDialog
          title={isSuspended ? "Let this link open again?" : "Suspend this link?"}
          description={
            isSuspended
              ? `Whoever has it sees “${acting.eventName}” again.`
              : `Whoever opens it sees the neutral page. “${acting.eventName}” itself and its other links stay.`
          }
          confirmLabel={isSuspended ? "Let it open" : "Suspend link"}
          done={isSuspended ? "The link opens again" : "The link is suspended"}
          destructive={!isSuspended}
          call={(reason) =>
            isSuspended
              ? platform.unsuspendLink(acting.id, reason)
              : platform.suspendLink(acting.id, reason)
          }
          onClose={() => setActing(null)}
        />
      )}
    </AdminFrame>
  );
}
