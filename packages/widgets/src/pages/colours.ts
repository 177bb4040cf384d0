import type { LinkLook } from "@jubilee/core/sharing/public-event.types";
import { coverVariables } from "@jubilee/ui/covers";
import { paletteVariables, themeOf, themeOfColour } from "@jubilee/ui/palette";
import type { Covered } from "./parts/Cover.tsx";

interface Coloured {
  event: Pick<Covered, "eventTypeId" | "coverSeed">;
  look?: LinkLook;
}

/** The colours of what a page is about, and the inks of its cover, by day and by night. */
export function coloursOf({ event, look }: Coloured): string {
  const { eventTypeId, coverSeed } = event;
  const palette = look?.accent ? themeOfColour(look.accent) : themeOf(eventTypeId, coverSeed);
  const variables: Readonly<Record<string, string>> = {
    ...paletteVariables(palette),
    ...coverVariables(eventTypeId, coverSeed),
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(";")}}`;
}
