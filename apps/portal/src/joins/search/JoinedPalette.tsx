import type { PaletteState } from "../../app/portal/portal.types.ts";
import { Palette } from "../../features/insight/search/Palette.tsx";
import { parts } from "./parts.ts";

/** The palette over what every area has. */
export function JoinedPalette(state: PaletteState) {
  return <Palette parts={parts} {...state} />;
}
