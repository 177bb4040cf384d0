import { vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** How a topic stands, beside its title. */
export const mark = style({ flex: "none", color: vars.color.textMuted, lineHeight: 0 });
globalStyle(`${mark} > svg`, { inlineSize: 14, blockSize: 14 });
