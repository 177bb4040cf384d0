import { useMemo } from "react";
import { coverVariables } from "../../covers/frame.ts";
import { inlineVars } from "../../inlineVars.ts";
import { byDay, byNight, cover, drawing, photo } from "./EventCover.css.ts";
import { useCover } from "./useCover.ts";

export type CoverShape =
  | "hero"
  | "strip"
  | "band"
  | "card"
  | "thumb"
  | "mark"
  | "tile"
  | "fill"
  | "tall";

export interface EventCoverProps {
  /** `school-type-1` and so on. */
  typeId: string;
  /** The event's id: the seed of its drawing. */
  eventId: string;
  photoUrl?: string | undefined;
  /** Describes the photo; a drawing is decoration. */
  alt?: string;
  shape?: CoverShape;
}

/** Drawn at the real proportions, never cropped from a larger one. */
const sizes: Record<CoverShape, { width: number; height: number }> = {
  hero: { width: 1440, height: 448 },
  strip: { width: 1440, height: 112 },
  band: { width: 720, height: 220 },
  card: { width: 640, height: 400 },
  thumb: { width: 288, height: 192 },
  mark: { width: 192, height: 192 },
  tile: { width: 192, height: 192 },
  fill: { width: 480, height: 400 },
  tall: { width: 400, height: 500 },
};

/**
 * The event's photo, or the cover drawn from its type and id, re-inked at night. A person's
 * picture is an Avatar.
 */
export function EventCover({
  typeId,
  eventId,
  photoUrl,
  alt = "",
  shape = "card",
}: EventCoverProps) {
  const pictures = useCover({ typeId, seed: eventId, ...sizes[shape] }, photoUrl === undefined);
  const inks = useMemo(() => inlineVars(coverVariables(typeId, eventId)), [typeId, eventId]);
  return (
    <span className={cover({ shape })} style={inks}>
      {photoUrl ? (
        <img src={photoUrl} alt={alt} className={photo} />
      ) : (
        pictures && (
          <span
            aria-hidden="true"
            className={drawing}
            style={inlineVars({ [byDay]: pictures.day, [byNight]: pictures.night })}
          />
        )
      )}
    </span>
  );
}
