import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const muted = style({ fontSize: rem(14), lineHeight: rem(20), color: vars.color.textMuted });
