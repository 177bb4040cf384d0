import { useMemo, type ReactNode } from "react";
import { paletteVariables, themeOf, themeOfColour } from "../../covers/palette.ts";
import { inlineVars } from "../../inlineVars.ts";
import { scope } from "./EventTheme.css.ts";

export interface EventThemeProps {
  typeId: string;
  eventId: string;
  /** The host's own colour, `#rrggbb`, instead of the cover's. */
  colour?: string | undefined;
  /** Also paints the ground of its place. */
  page?: boolean;
  children: ReactNode;
}

/**
 * Everything inside wears the event's own colours, by day and by night. A host's brand is a
 * BrandTheme.
 */
export function EventTheme({ typeId, eventId, colour, page = false, children }: EventThemeProps) {
  const palette = useMemo(
    () => inlineVars(paletteVariables(colour ? themeOfColour(colour) : themeOf(typeId, eventId))),
    [typeId, eventId, colour],
  );
  return (
    <div className={scope({ page })} style={palette}>
      {children}
    </div>
  );
}
