import { dayScales, nightScales, type Scale } from "./scales.ts";

/** What a colour is for. Components name roles; a step of a scale only where no role fits. */
export type Roles = {
  page: string;
  surface: string;
  /** Popovers and toasts. */
  raised: string;
  /** Sunken grounds: inputs at night, preview stages. */
  well: string;
  field: string;
  /** The edge of what can be typed into: 3 to 1 on every ground. */
  fieldBorder: string;
  hover: string;
  selected: string;
  tint: string;
  text: string;
  textMuted: string;
  border: string;
  line: string;
  lineSoft: string;
  action: string;
  actionHover: string;
  onAction: string;
  actionText: string;
  focus: string;
  celebrate: string;
  celebrateHover: string;
  onCelebrate: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  dangerText: string;
  successText: string;
  warningText: string;
  infoText: string;
  /** The knob of a switch. */
  knob: string;
  scrim: string;
  /** The leaf's head and other sparks of an event's palette. */
  pop: string;
  onPop: string;
  spark: string;
};

/** The 1-based step of a scale, as designers count. */
export function step(
  scale: Scale,
  number: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12,
): string {
  return scale[number - 1] ?? scale[11];
}

const day = dayScales;
const night = nightScales;
const white = "#ffffff";
/** Between the lines and the solids: what may be typed into is seen, and stays quieter than text. */
const dayEdge = "#8d828d";
const nightEdge = "#756b75";
/** Between the second and the third ink, so that a card is lifted from the page and its rows still answer a pointer. */
const nightSurface = "#1e161e";

export const dayRoles: Roles = {
  page: step(day.ink, 1),
  surface: white,
  raised: white,
  well: step(day.ink, 2),
  field: white,
  fieldBorder: dayEdge,
  hover: step(day.ink, 2),
  selected: step(day.plum, 2),
  tint: step(day.ink, 3),
  text: step(day.ink, 12),
  textMuted: step(day.ink, 11),
  border: step(day.ink, 6),
  line: step(day.ink, 5),
  lineSoft: step(day.ink, 4),
  action: step(day.plum, 10),
  actionHover: step(day.plum, 11),
  onAction: white,
  actionText: step(day.plum, 11),
  focus: step(day.plum, 10),
  celebrate: step(day.marigold, 9),
  celebrateHover: step(day.marigold, 10),
  onCelebrate: step(day.ink, 12),
  danger: step(day.brick, 10),
  dangerHover: step(day.brick, 11),
  onDanger: white,
  dangerText: step(day.brick, 11),
  successText: step(day.moss, 11),
  warningText: step(day.marigold, 11),
  infoText: step(day.sky, 11),
  knob: white,
  scrim: "rgb(30 15 30 / 0.42)",
  pop: step(day.plum, 10),
  onPop: white,
  spark: step(day.marigold, 9),
};

export const nightRoles: Roles = {
  page: step(night.ink, 1),
  surface: nightSurface,
  raised: step(night.ink, 3),
  well: step(night.ink, 1),
  field: step(night.ink, 1),
  fieldBorder: nightEdge,
  hover: step(night.ink, 3),
  selected: step(night.plum, 3),
  tint: step(night.ink, 3),
  text: step(night.ink, 12),
  textMuted: step(night.ink, 11),
  border: step(night.ink, 6),
  line: step(night.ink, 5),
  lineSoft: step(night.ink, 4),
  action: step(night.plum, 9),
  actionHover: step(night.plum, 10),
  onAction: step(night.ink, 1),
  actionText: step(night.plum, 11),
  focus: step(night.plum, 9),
  celebrate: step(night.marigold, 11),
  celebrateHover: step(night.marigold, 10),
  onCelebrate: step(night.ink, 1),
  danger: step(night.brick, 9),
  dangerHover: step(night.brick, 10),
  onDanger: step(night.ink, 1),
  dangerText: step(night.brick, 11),
  successText: step(night.moss, 11),
  warningText: step(night.marigold, 11),
  infoText: step(night.sky, 11),
  knob: step(night.ink, 1),
  scrim: "rgb(0 0 0 / 0.62)",
  pop: step(night.plum, 9),
  onPop: step(night.ink, 1),
  spark: step(night.marigold, 11),
};

/** What the wish for more contrast changes, the device's or the person's own. */
export const dayContrastRoles: Partial<Roles> = {
  textMuted: step(day.ink, 12),
  border: step(day.ink, 9),
  line: step(day.ink, 9),
  lineSoft: step(day.ink, 9),
  fieldBorder: step(day.ink, 11),
  action: step(day.plum, 11),
  actionHover: step(day.plum, 12),
  actionText: step(day.plum, 12),
  focus: step(day.plum, 11),
  danger: step(day.brick, 11),
  dangerHover: step(day.brick, 12),
  dangerText: step(day.brick, 12),
  successText: step(day.moss, 12),
  warningText: step(day.marigold, 12),
  infoText: step(day.sky, 12),
  pop: step(day.plum, 11),
};

export const nightContrastRoles: Partial<Roles> = {
  textMuted: step(night.ink, 12),
  border: step(night.ink, 9),
  line: step(night.ink, 9),
  lineSoft: step(night.ink, 9),
  fieldBorder: step(night.ink, 11),
  action: step(night.plum, 11),
  actionHover: step(night.plum, 12),
  actionText: step(night.plum, 12),
  focus: step(night.plum, 11),
  danger: step(night.brick, 11),
  dangerHover: step(night.brick, 12),
  dangerText: step(night.brick, 12),
  successText: step(night.moss, 12),
  warningText: step(night.marigold, 12),
  infoText: step(night.sky, 12),
  pop: step(night.plum, 11),
};
