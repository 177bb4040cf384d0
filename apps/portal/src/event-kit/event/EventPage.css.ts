import { globalStyle, style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";
import { gutter } from "../../app/frame/gutter.css.ts";

export const page = style({
  minWidth: 0,
  "@media": { [media.desktop]: { vars: { [gutter]: "32px" } } },
});

export const strip = style({
  position: "relative",
  height: 72,
  overflow: "hidden",
  background: vars.ink["4"],
  "@media": { [media.tabletUp]: { height: 112 } },
});

export const inside = style({ paddingInline: gutter });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "12px 16px",
  padding: "20px 0 12px",
  "@media": { [media.tabletUp]: { paddingBlockStart: 24 } },
});

export const titles = style({ flex: "1 1 420px", minWidth: 0 });

export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  marginBlockStart: 8,
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
});

export const fact = style({ display: "flex", gap: 6, alignItems: "center" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  "@media": { [media.mobile]: { selectors: { "&:has(> div)": { width: "100%" } } } },
});
/** A menu alone stands beside the title. */
globalStyle(`${head}:not(:has(> ${actions} > div))`, {
  "@media": { [media.mobile]: { alignItems: "flex-start", flexWrap: "nowrap" } },
});
globalStyle(`${head}:not(:has(> ${actions} > div)) > ${titles}`, {
  "@media": { [media.mobile]: { flex: "1 1 0" } },
});

export const action = style({ "@media": { [media.mobile]: { flex: 1, display: "grid" } } });
/** Beside a name in one line there is no room for it on phones: the menu has it as well. */
export const lineAction = style({ "@media": { [media.mobile]: { display: "none" } } });
/** The narrowest phones keep the words, so that all buttons keep one line. */
globalStyle(`${action} svg`, { "@media": { "(max-width: 359px)": { display: "none" } } });

export const content = style({ padding: `24px ${gutter} 72px`, minWidth: 0 });

/** Said before a tab's own first line. */
export const aboveTab = style({ marginBlockEnd: 16 });
