import type { ListedLink } from "@jubilee/core/platform/platform.types";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { LinkChip } from "../../../../event-kit/links/LinkChip.tsx";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { When } from "../../../../page-kit/When.tsx";
import { kindName } from "./kinds.copy.ts";

const sortable = () => null;

function LinkStatus({ link }: { link: ListedLink }) {
  return (
    <Inline gap="2" wrap={false}>
      <LinkChip state={link.status} />
      {link.isWatched && <Chip tone="warning">New account</Chip>}
    </Inline>
  );
}

export const columnsFor = (onAct: (link: ListedLink) => void): DataColumn<ListedLink>[] => [
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

export const phoneLineFor = (onAct: (link: ListedLink) => void) => (link: ListedLink) => (
  <FactLine
    name={link.eventName ?? kindName(link.kind)}
    detail={[kindName(link.kind), link.hostName].join(" · ")}
    end={<LinkActs link={link} onAct={onAct} />}
  />
);
