import { create, type ThemeVars } from "storybook/theming";
import { tokens } from "../packages/ui/src/theme/tokens.ts";

type Side = "day" | "night";

const brand =
  '<span class="jubilee-brand"><img src="./jubilee.svg" alt="" width="28" height="28" />Jubilee</span>';

/** Storybook's own frame in the look of the product: the same roles, types and corners. */
export function managerTheme(side: Side): ThemeVars {
  const { roles } = tokens[side];
  const made = create({
    base: side === "day" ? "light" : "dark",
    fontBase: '"Instrument Sans Variable", system-ui, sans-serif',
    fontCode: tokens.font.mono,
    brandTitle: brand,
    brandUrl: "./",
    colorPrimary: roles.action,
    colorSecondary: roles.action,
    appBg: roles.page,
    appContentBg: roles.surface,
    appPreviewBg: roles.page,
    appHoverBg: roles.hover,
    appBorderColor: roles.line,
    appBorderRadius: Number.parseInt(tokens.radius.m, 10),
    textColor: roles.text,
    textMutedColor: roles.textMuted,
    textInverseColor: roles.onAction,
    barTextColor: roles.textMuted,
    barHoverColor: roles.actionText,
    barSelectedColor: roles.actionText,
    barBg: roles.surface,
    buttonBg: roles.tint,
    buttonBorder: roles.line,
    booleanBg: roles.tint,
    booleanSelectedBg: roles.surface,
    inputBg: roles.field,
    inputBorder: roles.fieldBorder,
    inputTextColor: roles.text,
    inputBorderRadius: Number.parseInt(tokens.radius.m, 10),
  });
  // Without an image the frame draws the title above, as markup.
  return Object.assign(made, { brandImage: null });
}

/** Which side a choice in the toolbar means on this device. */
export function sideOf(theme: unknown): Side {
  if (theme === "dark" || theme === "dark-more") return "night";
  if (theme === "light" || theme === "light-more") return "day";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";
}
