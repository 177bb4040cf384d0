import { dayNight } from "@jubilee/ui/theme";
import { styleVariants } from "@vanilla-extract/css";
import { tagColours } from "./tagTone.rules.ts";

/** What a tag's dot is filled with, wherever it stands. */
export const tagTones = styleVariants(tagColours, ({ day, night }) => ({
  background: dayNight(day, night),
}));
