import type { InventoryLink } from "@jubilee/core/account/devices.types";
import { linkKinds } from "@jubilee/core/sharing/link-kinds.rules";
import type { LinkKind } from "@jubilee/core/sharing/links.types";
import { usesInWords } from "@jubilee/core/sharing/share.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { Ellipsis, ExternalLink, PowerOff, RefreshCw } from "lucide-react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { LinkState } from "../../../event-kit/links/LinkState.tsx";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { When } from "../../../page-kit/When.tsx";

/** What can be done to a link from afar. */
export type Ask = "rotate" | "revoke";
type OnAsk = (what: Ask, link: InventoryLink) => void;

const kinds: Readonly<Record<string, LinkKind>> = linkKinds;
/** A link's own name, or what it opens. */
export const nameOf = ({ label, kind }: InventoryLink) => label ?? kinds[kind]?.title ?? kind;

/** Where a link is made and looked after. */
function placeOf({ eventId, campaignId, showcaseId, templateId }: InventoryLink): string | null {
  if (eventId) return `${href("events.details", { eventId })}?tab=share`;
  if (showcaseId) return href("showcases.showcase", { showcaseId });
  if (templateId) return href("templates.mine", { templateId });
  return campaignId ? href("fundraising.campaign", { campaignId }) : null;
}

function Actions({ link, onAsk }: { link: InventoryLink; onAsk: OnAsk }) {
  const place = placeOf(link);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="sm"
          label={`Actions for ${nameOf(link)} of ${link.eventName}`}
          icon={<Ellipsis />}
        />
      }
      entries={[
        ...(place
          ? [
              {
                id: "place",
                label: "Where it is shared",
                icon: <ExternalLink />,
                onSelect: () => navigate(place),
              },
              { separator: true } as const,
            ]
          : []),
        {
          id: "rotate",
          label: "New address",
          icon: <RefreshCw />,
          onSelect: () => onAsk("rotate", link),
        },
        {
          id: "revoke",
          label: "Turn off",
          icon: <PowerOff />,
          destructive: true,
          onSelect: () => onAsk("revoke", link),
        },
      ]}
    />
  );
}

/** The columns of the links one gave out. */
export const inventoryColumns = (onAsk: OnAsk): DataColumn<InventoryLink>[] => [
  {
    id: "name",
    header: "Link",
    cell: (link) => <FactLine name={nameOf(link)} detail={link.eventName} />,
  },
  { id: "state", header: "State", widthPx: 130, cell: (link) => <LinkState link={link} /> },
  {
    id: "uses",
    header: "Uses",
    widthPx: 110,
    align: "end",
    cell: (link) => usesInWords(link, "en"),
    from: "desktop",
  },
  {
    id: "used",
    header: "Last used",
    widthPx: 120,
    cell: ({ lastUsedAt }) => <When at={lastUsedAt} />,
    from: "tablet",
  },
  {
    id: "ends",
    header: "Ends",
    widthPx: 110,
    cell: ({ expiresAt }) => <When at={expiresAt} />,
    from: "desktop",
  },
  {
    id: "end",
    header: "Actions",
    hideHeader: true,
    widthPx: 56,
    align: "end",
    cell: (link) => link.mayRevoke && <Actions link={link} onAsk={onAsk} />,
  },
];

/** A link on a phone. */
export const inventoryPhoneLine = (onAsk: OnAsk) => (link: InventoryLink) => (
  <FactLine
    name={nameOf(link)}
    detail={
      <>
        {link.eventName} · <When at={link.lastUsedAt} never="never used" />
      </>
    }
    end={link.mayRevoke ? <Actions link={link} onAsk={onAsk} /> : <LinkState link={link} />}
  />
);
