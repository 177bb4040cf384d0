import { ChevronRight, type LucideIcon } from "lucide-react";
import { RouterAnchor } from "../../app/routing/RouterAnchor.tsx";
import { mark, marks, tile, title as titleStyle, under, words } from "./Tiles.css.ts";

export interface TileProps {
  Icon: LucideIcon;
  tone: keyof typeof marks;
  title: string;
  /** What is behind it, in a few words. */
  says: string;
  /** Where it leads, or what it does. */
  does: string | (() => void);
}

/** One of a few ways on, as large as its meaning. In a list of `tiles`. */
export function Tile({ Icon, tone, title, says, does }: TileProps) {
  const inside = (
    <>
      <span className={`${mark} ${marks[tone]}`}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={words}>
        <span className={titleStyle}>{title}</span>
        <span className={under}>{says}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" />
    </>
  );
  return (
    <li>
      {typeof does === "string" ? (
        <RouterAnchor href={does} className={tile}>
          {inside}
        </RouterAnchor>
      ) : (
        <button type="button" className={tile} onClick={does}>
          {inside}
        </button>
      )}
    </li>
  );
}
