import { cornerTop, media, rem, vars } from "@jubilee/ui/theme";
import {
  createVar,
  fallbackVar,
  globalStyle,
  style,
  styleVariants,
  type StyleRule,
} from "@vanilla-extract/css";

/** The round buttons in the bottom corner, one above the other. */
const round = style({
  position: "fixed",
  zIndex: vars.zIndex.sticky,
  insetInlineEnd: 16,
  inlineSize: 44,
  blockSize: 44,
  display: "grid",
  placeItems: "center",
  padding: 0,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow["2"],
  cursor: "pointer",
  transition: `opacity ${vars.duration.base} ${vars.ease}, transform ${vars.duration.base} ${vars.ease}`,
  ":hover": { background: vars.color.tint },
});

/**
 * How far the corner moves up: where a page keeps its actions at the foot (`data-page-foot`) and a
 * narrow window leaves no room beside them, and always above a bar of the whole width (`wide`).
 */
const lift = createVar();
/** The frame's column of links and a column of text with its gutters leave no room for a button. */
const narrow = "(max-width: 1139px)";
globalStyle('html:has([data-page-foot="wide"])', { vars: { [lift]: "56px" } });
globalStyle("html:has([data-page-foot])", {
  "@media": { [narrow]: { vars: { [lift]: "72px" } } },
});
const above = (footPx: number) => `calc(${footPx}px + ${fallbackVar(lift, "0px")})`;
const standing = (footPx: number): StyleRule => ({ insetBlockEnd: above(footPx) });

export const place = styleVariants({
  help: [round, standing(16)],
  top: [round, standing(68)],
});

/** While something to press or to read lies under it. */
const gone = { visibility: "hidden", opacity: 0 } as const;
export const away = style(gone);

/** The same where the menu opens the help box as well. */
export const awayOnPhones = style({ "@media": { [media.mobile]: gone } });

/** On a screen that fills the window something lies everywhere, and the rail and the menu open it as well. */
export const ofMember = style({ selectors: { "html[data-fills] &": gone } });

/** Where the round buttons end: the open help box stands above them, the toasts above both. */
const buttonsEnd = createVar();
/** The open help box with its gap; it is measured, because its text breaks differently everywhere. */
export const boxRoom = createVar();
const pageWith = (names: string) => `html:has(.${names.split(" ").join(".")})`;
globalStyle(pageWith(place.help), {
  vars: {
    [buttonsEnd]: above(72),
    [cornerTop]: `calc(${buttonsEnd} + ${fallbackVar(boxRoom, "0px")})`,
  },
});
globalStyle(pageWith(place.top), { vars: { [buttonsEnd]: above(124) } });

export const box = style({
  insetBlockEnd: buttonsEnd,
  position: "fixed",
  zIndex: vars.zIndex.popover,
  insetInlineEnd: 16,
  inlineSize: "min(320px, calc(100vw - 32px))",
  display: "grid",
  gap: 12,
  padding: 16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  boxShadow: vars.shadow["3"],
});

export const boxHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBlock: -6,
  marginInlineEnd: -8,
});

export const bubble = style({
  justifySelf: "start",
  maxInlineSize: "90%",
  paddingBlock: 10,
  paddingInline: 14,
  borderRadius: "4px 14px 14px 14px",
  background: vars.plum["3"],
  color: vars.plum["12"],
  fontSize: rem(14),
  lineHeight: 1.45,
});
