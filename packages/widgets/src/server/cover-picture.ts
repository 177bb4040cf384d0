import { drawCover } from "@jubilee/ui/covers";
import type { WidgetData } from "../widget.types.ts";

/** The cover's drawing by day or by night, as an SVG file for an `<img>`; 720 x 220. */
export function coverPicture({ event }: Pick<WidgetData, "event">, light: "day" | "night"): string {
  const { eventTypeId: typeId, coverSeed: seed } = event;
  return drawCover({ typeId, seed, width: 720, height: 220, inks: light });
}
