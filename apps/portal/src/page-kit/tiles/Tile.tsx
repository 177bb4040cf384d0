import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { RouterAnchor } from "../../app/routing/RouterAnchor.tsx";
import { mark, marks, own, tile, title as titleStyle, under, words } from "./Tiles.css.ts";

type TileMark =
  | { Icon: LucideIcon; tone: keyof typeof marks }
  /** A drawing of its own, 40 px wide and high, with its own colours. */
  | { drawing: ReactNode };

export type TileProps = TileMark & {
  title: string;
  /** What is behind it, in a few words. */
  says: string;
  /** Where it leads, or what it does. */
  does: string | (() => void);
};

function Mark(props: TileMark) {
  if ("drawing" in props) return <span className={own}>{props.drawing}</span>;
  const { Icon, tone } = props;
  return (
    <span className={`${mark} ${marks[tone]}`}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

/** One of a few ways on, as large as its meaning. In a list of `tiles`. */
export function Tile(props: TileProps) {
  const { title, says, does } = props;
  const inside = (
    <>
      <Mark {...props} />
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
