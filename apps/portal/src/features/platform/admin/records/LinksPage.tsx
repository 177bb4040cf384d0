import type { ListedLink } from "@jubilee/core/platform/platform.types";
import { Button } from "@jubilee/ui/button";
import { Chip, type ChipProps } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { useState } from "react";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminKeys } from "../adminKeys.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { When } from "../../../../page-kit/When.tsx";
import { kindName } from "./kinds.copy.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";

const filters = [
  { value: "all", label: "All" },
  { value: "watch", label: "Worth a look" },
  { value: "active", label: "Open" },
  { value: "suspended", label: "Suspended" },
];
const looks: Record<ListedLink["status"], ChipProps & { children: string }> = {
  active: { tone: "success", children: "Open" },
  revoked: { mark: "hollow", children: "Turned off" },
  suspended: { tone: "danger", children: "Suspended" },
  expired: { mark: "hollow", children: "Ran out" },
};
const sortable = () => null;

function LinkStatus({ link }: { link: ListedLink }) {
  return (
    <Inline gap="2" wrap={false}>
      <Chip {...looks[link.status]} />
      {link.isWatched && <Chip tone="warning">New account</Chip>}
    </Inline>
  );
}

const columnsFor = (onAct: (link: ListedLink) => void): DataColumn<ListedLink>[] => [
  {
    id: "event",
    header: "Link",
    cell: ({ eventName, kind, label, hostName }) => (
      <FactLine
        name={eventName ?? kindName(kind)}
        detail={[label ?? kindName(kind), hostName].join(" · ")}
      />
    ),
    sortValue: sortable,
  },
  { id: "state", header: "State", widthPx: 210, cell: (link) => <LinkStatus link={link} /> },
  {
    id: "used",
    header: "Last used",
    widthPx: 110,
    cell: ({ lastUsedAt }) => <When at={lastUsedAt} />,
    sortValue: sortable,
    from: "desktop",
  },
  {
    id: "uses",
    header: "Answers, orders",
    widthPx: 130,
    align: "end",
    cell: ({ useCount }) => useCount,
    from: "wide",
  },
  {
    id: "act",
    header: "Actions",
    hideHeader: true,
    widthPx: 190,
    align: "end",
    cell: (link) => <LinkActs link={link} onAct={onAct} />,
    from: "tablet",
  },
];

function LinkActs({ link, onAct }: { link: ListedLink; onAct: (link: ListedLink) => void }) {
  if (link.status === "revoked" || link.status === "expired") return null;
  const isSuspended = link.status === "suspended";
  return (
    <Inline gap="3" wrap={false} justify="end">
      {!isSuspended && (
        <Link href={link.url} look="action" target="_blank" rel="noreferrer">
          Look
        </Link>
      )}
      <Button variant="outline" size="sm" onClick={() => onAct(link)}>
        {isSuspended ? "Let it open" : "Suspend"}
      </Button>
    </Inline>
  );
}

const phoneLineFor = (onAct: (link: ListedLink) => void) => (link: ListedLink) => (
  <FactLine
    name={link.eventName ?? kindName(link.kind)}
    detail={[kindName(link.kind), link.hostName].join(" · ")}
    end={<LinkActs link={link} onAct={onAct} />}
  />
);

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
        nouns={["link", "links"]}
        queryKey={adminKeys.links}
        load={platform.listLinks}
        searchLabel="Find by event, host or name"
        filters={filters}
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        usualSort={{ id: "used", descending: true }}
        empty={
          <EmptyState drawing="letters" title="No links yet">
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
