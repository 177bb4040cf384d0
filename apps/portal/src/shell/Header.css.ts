import { media, rem, showChosen, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { logoName } from "../page-kit/brand/Logo.css.ts";
import { menuButton } from "./Menu.css.ts";
import { lineInPlace } from "./lineInPlace.ts";
import { headerHeight, searchRow } from "./Shell.css.ts";

/** Read out, and drawn where there is room for it. */
const unseen = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const header = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.header,
  blockSize: headerHeight,
  display: "flex",
  alignItems: "center",
  gap: 8,
  paddingInline: "8px 16px",
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  transition: `box-shadow ${vars.duration.base} ${vars.ease}`,
  "@media": { [media.desktop]: { paddingInline: 24 } },
});

export const scrolled = style({ boxShadow: vars.shadow["2"] });

/** Where a page's line is in the header's place, only the menu stays, at the line's beginning. */
for (const inPlace of lineInPlace) {
  globalStyle(`${inPlace} ${header}`, {
    "@media": {
      [media.mobile]: {
        insetInlineEnd: "auto",
        blockSize: 48,
        paddingInline: "8px 0",
        border: 0,
        background: "none",
        boxShadow: "none",
      },
    },
  });
  globalStyle(`${inPlace} ${header} > :not(.${menuButton})`, {
    "@media": { [media.mobile]: { display: "none" } },
  });
}

export const space = style({ flex: 1 });

/** Set by the page's first script where the device holds a session, until it is known whose. */
const expectsMember = ":root[data-member]";

/** What only visitors see; on a page made ahead of time a member sees none of it. */
export const forVisitors = style({
  selectors: { [`${expectsMember} &`]: { display: "none" } },
});

/** Holds the room of a member's buttons until they are there. */
export const memberRoom = style({
  display: "none",
  selectors: {
    [`${expectsMember} &`]: { display: "flex", gap: 8 },
    "&::before, &::after": {
      content: '""',
      blockSize: 40,
      borderRadius: vars.radius.full,
      background: vars.ink["3"],
    },
    "&::before": { inlineSize: 40 },
  },
  "@media": {
    [media.desktop]: {
      selectors: { "&::before": { inlineSize: 112 }, "&::after": { inlineSize: 96 } },
    },
    [media.belowDesktop]: { selectors: { "&::after": { display: "none" } } },
  },
});
globalStyle(`${expectsMember} ${memberRoom} ~ *`, { display: "none" });

export const nav = style({
  display: "none",
  gap: 4,
  marginInlineStart: 28,
  "@media": { [media.desktop]: { display: "flex" } },
});

export const navLink = style({
  display: "inline-flex",
  alignItems: "center",
  blockSize: 36,
  paddingInline: 14,
  borderRadius: vars.radius.full,
  fontSize: rem(14),
  fontWeight: 500,
  color: vars.color.textMuted,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: vars.color.text, background: vars.ink["2"] },
    "&[aria-current]": { color: vars.color.text, background: vars.ink["3"] },
  },
});

export const wide = style({
  display: "none",
  "@media": { [media.desktop]: { display: "flex", alignItems: "center", gap: 8 } },
});

export const compact = style({
  display: "flex",
  "@media": { [media.desktop]: { display: "none" } },
});

export const avatarLink = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 44,
  blockSize: 44,
  textDecoration: "none",
});

export const avatar = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  borderRadius: vars.radius.full,
  background: vars.sky["4"],
  color: vars.sky["11"],
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: 1,
  overflow: "hidden",
});
export const avatarSmall = style({ inlineSize: 24, blockSize: 24, letterSpacing: "-0.03em" });
export const avatarMedium = style({ inlineSize: 32, blockSize: 32 });
showChosen(`${navLink}[aria-current]`);

/** The only thing of the header that gives way; on phones the product's name does before it. */
export const switchRoom = style({ display: "flex", minInlineSize: 0 });
globalStyle(`${header} ${switchRoom} > *`, { flexShrink: 1, minInlineSize: 0 });
globalStyle(`${header} ${switchRoom} > * > span`, { minInlineSize: 0 });
globalStyle(`${header}:has(${switchRoom}) ${logoName}`, {
  "@media": { [media.mobile]: unseen },
});

/** The account that is shown: cut where the header has no room for all of its name. */
export const switchName = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  maxInlineSize: 200,
});

/** Where the header has no room for the box, one search is in sight at a time: its button steps back. */
export const beside = style({ "@media": { [media.mobile]: { display: "none" } } });

/** The pages of those who manage the product, too: longer than others have. */
export const navLong = style({});

/** Where the header takes the search box of a page in: who sees it, how wide the window is, from where to where. */
const usual = `${header}:not(:has(${switchRoom}))`;
const short = `${usual}:not(:has(${navLong}))`;
const ofMember = `:root:not([data-line="stands"]) ${usual}:is(:root[data-member] *, :has(${avatarLink}))`;
const wideHeader = "(min-width: 1280px)";
const places = [
  [media.mobile, ofMember, "96px 64px"],
  [`${media.tabletUp} and ${media.belowDesktop}`, usual, "184px 232px"],
  [media.desktop, short, "304px 264px"],
  [wideHeader, `${header}:not(:has(${navLong}))`, "304px 264px"],
  [wideHeader, `${header}:has(${navLong})`, "760px 264px"],
  [wideHeader, `${header}:has(${switchRoom}):not(:has(${navLong}))`, "304px 520px"],
  [wideHeader, `${header}:has(${switchRoom}):has(${navLong})`, "760px 520px"],
] as const;

/** The button of the search: not beside the box that the header holds. */
export const insteadOfBox = style({});
for (const [width, whose, insetInline] of places) {
  const query = `screen and ${width}`;
  globalStyle(`${whose} ${insteadOfBox}`, { "@media": { [query]: { display: "none" } } });
  globalStyle(`${whose} ~ * ${searchRow}`, {
    "@media": {
      [query]: {
        position: "fixed",
        zIndex: vars.zIndex.header,
        insetBlockStart: 0,
        insetInline,
        blockSize: headerHeight,
        minBlockSize: 0,
        display: "grid",
        alignItems: "center",
        padding: 0,
      },
    },
  });
  globalStyle(`${whose} ~ * ${searchRow} > *`, {
    "@media": { [query]: { inlineSize: "100%", marginInline: 0 } },
  });
}

/** On phones the mark stands for the name where the box needs its room, and what is found takes the whole width. */
globalStyle(`${ofMember}:has(~ * ${searchRow}) ${logoName}`, {
  "@media": { [media.mobile]: unseen },
});
globalStyle(`:root[data-line="shown"] ${searchRow}`, {
  "@media": { [media.mobile]: { visibility: "hidden" } },
});
export const resultsBelow = style({});
globalStyle(`${ofMember} ~ * ${resultsBelow}`, {
  "@media": {
    [media.mobile]: {
      position: "fixed",
      insetBlockStart: `calc(${headerHeight} + 4px)`,
      insetInline: 8,
    },
  },
});
