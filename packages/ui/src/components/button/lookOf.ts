import { classNames } from "../../classNames.ts";
import { base, finger, fingerSquare, row, sizes, variants, wide } from "./Button.css.ts";
import type { ButtonSize, ButtonVariant } from "./button.types.ts";

const looks = new Map<string, string>();

/** The classes of a look, worked out once: lists draw hundreds of the same. */
export function lookOf(
  variant: ButtonVariant,
  size: ButtonSize,
  isWide: boolean,
  isRow: boolean,
): string {
  const key = `${variant} ${size} ${isWide} ${isRow}`;
  const known = looks.get(key);
  if (known !== undefined) return known;
  const target = size === "icon" ? fingerSquare : finger;
  const look = classNames(
    base,
    isRow && row,
    sizes[size],
    variants[variant],
    isWide && wide,
    target,
  );
  looks.set(key, look);
  return look;
}
