import { dayNight, labelColours } from "@jubilee/ui/theme";
import { styleVariants } from "@vanilla-extract/css";

/** What a tag's dot is filled with, wherever it stands. */
export const tagTones = styleVariants(labelColours, ({ day, night }) => ({
  background: dayNight(day, night),
}));
