import type { InventoryLink } from "@jubilee/core/devices/types";
import { shareCopy } from "@jubilee/core/share/copy";
import { Button } from "@jubilee/ui/button";
import { Chip, type ChipProps } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { FactLine } from "../../page-kit/list/FactLine.tsx";
import { When } from "../../page-kit/When.tsx";

type OnEnd = (link: InventoryLink) => void;

const looks: Record<InventoryLink["status"], ChipProps & { children: string }> = {
  active: { tone: "success", children: "Open" },
  expired: { mark: "hollow", children: "Ran out" },
  suspended: { tone: "danger", children: "Stopped" },
  revoked: { mark: "hollow", children: "Turned off" },
};
const kinds: Readonly<Record<string, string>> = shareCopy.kinds;
/** A link's own name, or what it opens. */
export const nameOf = ({ label, kind }: InventoryLink) => label ?? kinds[kind] ?? kind;

function EndButton({ link, onEnd }: { link: InventoryLink; onEnd: OnEnd }) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Turn off ${nameOf(link)} of ${link.eventName}`}
      onClick={() => onEnd(link)}
    >
      Turn off
    </Button>
  );
}

/** The columns of the links one gave out. */
export const inventoryColumns = (onEnd: OnEnd): DataColumn<InventoryLink>[] => [
  {
    id: "name",
    header: "Link",
    cell: (link) => <FactLine name={nameOf(link)} detail={link.eventName} />,
  },
  {
    id: "state",
    header: "State",
    widthPx: 130,
    cell: ({ status }) => <Chip {...looks[status]} />,
  },
  {
    id: "used",
    header: "Last used",
    widthPx: 120,
    cell: ({ lastUsedAt }) => <When at={lastUsedAt} />,
    from: "tablet",
  },
  {
    id: "created",
    header: "Made",
    widthPx: 100,
    cell: ({ createdAt }) => <When at={createdAt} />,
    from: "desktop",
  },
  {
    id: "end",
    header: "Actions",
    hideHeader: true,
    widthPx: 120,
    align: "end",
    cell: (link) => link.mayRevoke && <EndButton link={link} onEnd={onEnd} />,
  },
];

/** A link on a phone. */
export const inventoryPhoneLine = (onEnd: OnEnd) => (link: InventoryLink) => (
  <FactLine
    name={nameOf(link)}
    detail={link.eventName}
    end={
      link.mayRevoke ? <EndButton link={link} onEnd={onEnd} /> : <Chip {...looks[link.status]} />
    }
  />
);
