import { drawCover } from "@jubilee/ui/covers";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { cover } from "../styles/css.ts";

const size = { width: 1440, height: 336 };
const drawings = new Map<string, string>();
const drawingsAtMost = 200;

/** Drawn once for all who read it. */
function drawingOf({ eventTypeId: typeId, coverSeed: seed }: PublicEvent): string {
  const key = `${typeId}/${seed}`;
  const drawing = drawings.get(key) ?? drawCover({ typeId, seed, ...size });
  if (drawings.size >= drawingsAtMost) drawings.clear();
  drawings.set(key, drawing);
  return drawing;
}

/** The event's photo, or its drawing in the page itself, which takes the inks of day or night. */
export function Cover({ event }: { event: PublicEvent }) {
  if (event.coverUrl) {
    return (
      <div className={cover}>
        <img src={event.coverUrl} alt="" fetchPriority="high" />
      </div>
    );
  }
  return <div className={cover} dangerouslySetInnerHTML={{ __html: drawingOf(event) }} />;
}
