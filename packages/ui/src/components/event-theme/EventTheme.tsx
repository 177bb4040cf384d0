import { useMemo, type ReactNode } from "react";
import { paletteVariables, themeOf } from "../../covers/palette.ts";
import { inlineVars } from "../../inlineVars.ts";
import { scope } from "./EventTheme.css.ts";

export interface EventThemeProps {
  typeId: string;
  eventId: string;
  /** Also paints the ground of its place. */
  page?: boolean;
  children: ReactNode;
}

/** Everything inside wears the event's own colours, by day and by night. */
export function EventTheme({ typeId, eventId, page = false, children }: EventThemeProps) {
  const palette = useMemo(
    () => inlineVars(paletteVariables(themeOf(typeId, eventId))),
    [typeId, eventId],
  );
  return (
    <div className={scope({ page })} style={palette}>
      {children}
    </div>
  );
}
