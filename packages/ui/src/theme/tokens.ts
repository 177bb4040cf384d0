import {
  breakpoints,
  dayShadow,
  duration,
  ease,
  font,
  fontSize,
  media,
  nightShadow,
  radius,
  space,
  zIndex,
} from "./measures.ts";
import { dayContrastRoles, dayRoles, nightContrastRoles, nightRoles } from "./roles.ts";
import { dayScales, nightScales } from "./scales.ts";

/** Every value of the theme without any style sheet: for widgets, mails, images and the server. */
export const tokens = {
  day: { scales: dayScales, roles: dayRoles, contrastRoles: dayContrastRoles, shadow: dayShadow },
  night: {
    scales: nightScales,
    roles: nightRoles,
    contrastRoles: nightContrastRoles,
    shadow: nightShadow,
  },
  space,
  radius,
  font,
  fontSize,
  duration,
  ease,
  zIndex,
  breakpoints,
  media,
} as const;

export type { Hue, Scale } from "./scales.ts";
export type { Roles } from "./roles.ts";
export { dayNight } from "./dayNight.ts";
