import type { EventRecord } from "@jubilee/core/events/events.types";
import { themeOf, themeOfColour } from "@jubilee/ui/palette";
import { useEffect, useMemo, useState } from "react";

/** What an event's papers share. */
export interface Paper {
  /** Its cover by day as the address of a picture; null until it is drawn. */
  cover: string | null;
  /** The event's colour by day, which reads on white. */
  accent: string;
}

type Covered = Pick<EventRecord, "coverUrl" | "coverSeed" | "coverLook" | "eventTypeId">;

/** Drawn at the proportions at which it is seen: over a badge, or along the edge of a sheet. */
const sizes = { badge: { width: 840, height: 440 }, strip: { width: 1440, height: 216 } };
export type PaperShape = keyof typeof sizes;

/** What an event's papers wear, by day whatever the theme; drawn once for however many sheets. */
export function usePaper(event: Covered | undefined, shape: PaperShape): Paper {
  const { coverUrl = null, coverSeed = "", coverLook, eventTypeId = "" } = event ?? {};
  const [drawn, setDrawn] = useState<string | null>(null);
  const isDrawn = event !== undefined && coverUrl === null;
  useEffect(() => {
    if (!isDrawn) return undefined;
    let current = true;
    const draw = async () => {
      const { drawCover } = await import("@jubilee/ui/covers");
      const svg = drawCover({ typeId: eventTypeId, seed: coverSeed, inks: "day", ...sizes[shape] });
      if (current) setDrawn(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    };
    void draw();
    return () => {
      current = false;
    };
  }, [isDrawn, eventTypeId, coverSeed, shape]);
  const colour = coverUrl ? coverLook?.accent : undefined;
  const accent = useMemo(
    () => (colour ? themeOfColour(colour) : themeOf(eventTypeId, coverSeed)).light.accent,
    [colour, eventTypeId, coverSeed],
  );
  return { cover: coverUrl ?? drawn, accent };
}
