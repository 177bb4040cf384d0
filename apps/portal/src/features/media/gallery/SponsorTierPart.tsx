import type { PublicSponsor, SponsorTier } from "@jubilee/core/media/gallery.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { ArrowDown, ArrowUp, Ellipsis } from "lucide-react";
import * as css from "./Gallery.css.ts";
import { SponsorLine } from "./SponsorLine.tsx";

export interface SponsorTierPartProps {
  tier: SponsorTier;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onMoveSponsor: (id: string, by: number) => void;
  onEdit: (sponsor: PublicSponsor) => void;
  onRemove: (sponsor: PublicSponsor) => void;
}

/** A level with its sponsors; the order of both can be changed. */
export function SponsorTierPart(props: SponsorTierPartProps) {
  const { tier, isFirst, isLast, onMove, onMoveSponsor, onEdit, onRemove } = props;
  const { name, sponsors } = tier;
  return (
    <div>
      <div className={css.tierHead}>
        <h3 className={css.tierName} dir="auto">
          {name}
        </h3>
        {!(isFirst && isLast) && (
          <Menu
            align="end"
            trigger={
              <IconButton size="sm" label={`More for the level ${name}`} icon={<Ellipsis />} />
            }
            entries={[
              ...(isFirst
                ? []
                : [
                    {
                      id: "up",
                      label: "Move the level up",
                      icon: <ArrowUp />,
                      onSelect: () => onMove(-1),
                    },
                  ]),
              ...(isLast
                ? []
                : [
                    {
                      id: "down",
                      label: "Move the level down",
                      icon: <ArrowDown />,
                      onSelect: () => onMove(1),
                    },
                  ]),
            ]}
          />
        )}
      </div>
      <ul className={css.lines}>
        {sponsors.map((sponsor, at) => (
          <SponsorLine
            key={sponsor.id}
            sponsor={sponsor}
            isFirst={at === 0}
            isLast={at === sponsors.length - 1}
            onMove={(by) => onMoveSponsor(sponsor.id, by)}
            onEdit={() => onEdit(sponsor)}
            onRemove={() => onRemove(sponsor)}
          />
        ))}
      </ul>
    </div>
  );
}
