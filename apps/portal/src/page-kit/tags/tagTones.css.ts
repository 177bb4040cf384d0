import { vars } from "@jubilee/ui/theme";
import { styleVariants } from "@vanilla-extract/css";
import type { TagTone } from "./tagTone.rules.ts";

/** What a tag's dot is filled with, wherever it stands. */
export const tagTones = styleVariants({
  plum: { background: vars.plum["8"] },
  moss: { background: vars.moss["8"] },
  marigold: { background: vars.marigold["8"] },
  sky: { background: vars.sky["8"] },
  brick: { background: vars.brick["8"] },
  ink: { background: vars.ink["8"] },
  deepPlum: { background: vars.plum["11"] },
  deepMoss: { background: vars.moss["11"] },
  deepMarigold: { background: vars.marigold["11"] },
  deepSky: { background: vars.sky["11"] },
  deepBrick: { background: vars.brick["11"] },
} satisfies Record<TagTone, { background: string }>);
