import { Section } from "@jubilee/ui/section";
import { Tile, type TileProps } from "./Tile.tsx";
import { next, tiles } from "./Tiles.css.ts";

interface NextTilesProps {
  title?: string;
  /** At most three; none, and nothing is drawn. */
  ways: readonly TileProps[];
}

/** Under a short list: what comes next of what stands in it, each with the way there. */
export function NextTiles({ title = "Next", ways }: NextTilesProps) {
  if (ways.length === 0) return null;
  return (
    <div className={next}>
      <Section title={title} size="panel">
        <ul className={tiles.three}>
          {ways.slice(0, 3).map((way) => (
            <Tile key={way.title} {...way} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
