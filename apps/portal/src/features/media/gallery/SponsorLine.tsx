import type { PublicSponsor } from "@jubilee/core/media/gallery.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
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
        <IconButton
          size="sm"
          label={`Move ${name} up`}
          icon={<ArrowUp />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={`Move ${name} down`}
          icon={<ArrowDown />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton size="sm" label={`Change ${name}`} icon={<Pencil />} onClick={onEdit} />
        <IconButton size="sm" label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
      </span>
    </li>
  );
}
