import type { PublicSponsor } from "@jubilee/core/media/gallery.types";
import { Button } from "@jubilee/ui/button";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from "lucide-react";
import * as css from "./Gallery.css.ts";

export interface SponsorLineProps {
  sponsor: PublicSponsor;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One sponsor among those of its level. */
export function SponsorLine(props: SponsorLineProps) {
  const { sponsor, isFirst, isLast, onMove, onEdit, onRemove } = props;
  const { name, url, logo } = sponsor;
  const up = { id: "up", label: "Move up", icon: <ArrowUp />, onSelect: () => onMove(-1) };
  const down = { id: "down", label: "Move down", icon: <ArrowDown />, onSelect: () => onMove(1) };
  const remove = {
    id: "remove",
    label: "Remove",
    icon: <Trash2 />,
    destructive: true,
    onSelect: onRemove,
  };
  return (
    <li className={css.line}>
      {logo && (
        <span className={css.logo} data-theme="light">
          <img
            className={css.logoImage}
            src={logo.url}
            alt=""
            width={logo.width}
            height={logo.height}
          />
        </span>
      )}
      <span className={css.sponsor}>
        <bdi>{name}</bdi>
        <span className={css.site}>{url ? new URL(url).hostname : "No website"}</span>
      </span>
      <span className={css.lineTools}>
        <Button size="sm" variant="outline" onClick={onEdit} aria-label={`Change ${name}`}>
          Change
        </Button>
        <Menu
          align="end"
          trigger={<IconButton size="sm" label={`More for ${name}`} icon={<Ellipsis />} />}
          entries={[
            ...(isFirst ? [] : [up]),
            ...(isLast ? [] : [down]),
            ...(isFirst && isLast ? [] : [{ separator: true } as const]),
            remove,
          ]}
        />
      </span>
    </li>
  );
}
