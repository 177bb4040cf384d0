import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import { coverVariables } from "@jubilee/ui/covers";
import { paletteVariables, themeOf, themeOfColour } from "@jubilee/ui/palette";

/** The event's own colours for its page and the inks of its cover, by day and by night. */
export function eventSheet({ event, look }: SharedEvent): string {
  const { eventTypeId, coverSeed } = event;
  const palette = look?.accent ? themeOfColour(look.accent) : themeOf(eventTypeId, coverSeed);
  const variables: Readonly<Record<string, string>> = {
    ...paletteVariables(palette),
    ...coverVariables(eventTypeId, coverSeed),
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(";")}}`;
}
