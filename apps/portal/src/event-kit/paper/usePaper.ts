import type { EventRecord } from "@jubilee/core/events/events.types";
import { drawCover } from "@jubilee/ui/covers";
import { themeOf, themeOfColour } from "@jubilee/ui/palette";
import { useMemo } from "react";

/** What an event's papers share. */
export interface Paper {
  /** Its cover by day as the address of a picture; null until the event is known. */
  cover: string | null;
  /** The event's colour by day, which reads on white. */
  accent: string;
}

type Covered = Pick<EventRecord, "coverUrl" | "coverSeed" | "coverLook" | "eventTypeId">;

/** Drawn at the proportions at which it is seen: over a badge, or along the edge of a sheet. */
const sizes = { badge: { width: 840, height: 440 }, strip: { width: 1440, height: 216 } };
export type PaperShape = keyof typeof sizes;

/**
 * What an event's papers wear, by day whatever the theme; drawn once for however many sheets, and
 * with them, so that no sheet goes to the printer without it.
 */
export function usePaper(event: Covered | undefined, shape: PaperShape): Paper {
  const { coverUrl = null, coverSeed = "", coverLook, eventTypeId = "" } = event ?? {};
  const isDrawn = event !== undefined && coverUrl === null;
  const drawn = useMemo(() => {
    if (!isDrawn) return null;
    const svg = drawCover({ typeId: eventTypeId, seed: coverSeed, inks: "day", ...sizes[shape] });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [isDrawn, eventTypeId, coverSeed, shape]);
  const colour = coverUrl ? coverLook?.accent : undefined;
  const accent = useMemo(
    () => (colour ? themeOfColour(colour) : themeOf(eventTypeId, coverSeed)).light.accent,
    [colour, eventTypeId, coverSeed],
  );
  return { cover: coverUrl ?? drawn, accent };
}
