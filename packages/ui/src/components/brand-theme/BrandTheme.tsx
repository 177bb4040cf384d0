import { useMemo, type ReactNode } from "react";
import { inlineVars } from "../../inlineVars.ts";
import { brandOf, brandVariables } from "../../theme/brand.ts";
import { scope } from "./BrandTheme.css.ts";

export interface BrandThemeProps {
  /** One colour, `#rrggbb`: the logo's, or what colourOfImage finds in it. */
  colour: string;
  children: ReactNode;
}

/**
 * Everything inside wears a brand instead of plum, by day, by night and with more contrast, and
 * stays readable. For an event's own colours use EventTheme.
 */
export function BrandTheme({ colour, children }: BrandThemeProps) {
  const variables = useMemo(() => inlineVars(brandVariables(brandOf(colour))), [colour]);
  return (
    <div className={scope} style={variables}>
      {children}
    </div>
  );
}
