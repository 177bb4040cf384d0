import { drawCover } from "@jubilee/ui/covers";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { cover, strip } from "../styles/css.ts";

/** As wide and high as it stands on wide screens, in pixels. */
const sizes = { hero: { width: 1440, height: 336 }, strip: { width: 1440, height: 160 } };
type Shape = keyof typeof sizes;

const drawings = new Map<string, string>();
const drawingsAtMost = 200;

/** What a cover is made from. */
export type Covered = Pick<PublicEvent, "coverUrl" | "coverSeed" | "eventTypeId">;

/** Drawn once for all who read it. */
function drawingOf({ eventTypeId: typeId, coverSeed: seed }: Covered, shape: Shape): string {
  const key = `${shape}/${typeId}/${seed}`;
  const drawing = drawings.get(key) ?? drawCover({ typeId, seed, ...sizes[shape] });
  if (drawings.size >= drawingsAtMost) drawings.clear();
  drawings.set(key, drawing);
  return drawing;
}

interface Props {
  event: Covered;
  /** Where the page shows it again (`SameCover`). */
  id?: string;
  shape?: Shape;
}

/** The photo of what the page is about, or its drawing in the page itself, which takes the inks of day or night. */
export function Cover({ event, id, shape = "hero" }: Props) {
  const look = shape === "strip" ? `${cover} ${strip}` : cover;
  if (event.coverUrl) return <Photo address={event.coverUrl} look={look} />;
  const drawing = drawingOf(event, shape);
  const named = id === undefined ? drawing : drawing.replace("<svg", `<svg id="${id}"`);
  return <div className={look} dangerouslySetInnerHTML={{ __html: named }} />;
}

/** The same at another place of the page: a drawing stands in it once. */
export function SameCover({ event, id }: Required<Pick<Props, "event" | "id">>) {
  if (event.coverUrl) return <Photo address={event.coverUrl} look={cover} />;
  const { width, height } = sizes.hero;
  return (
    <div className={cover}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`#${id}`} />
      </svg>
    </div>
  );
}

const Photo = ({ address, look }: { address: string; look: string }) => (
  <div className={look}>
    <img src={address} alt="" fetchPriority="high" />
  </div>
);
