import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Button } from "./Button.tsx";
import { sizes, variants } from "./Button.css.ts";
import type { ButtonSize, ButtonVariant } from "./button.types.ts";

/** The compiler holds that none is missing and none is more. */
const specified: Record<ButtonVariant, true> = {
  default: true,
  destructive: true,
  outline: true,
  secondary: true,
  ghost: true,
  link: true,
  "primary-signup": true,
  "primary-action": true,
  "secondary-light": true,
  "secondary-muted": true,
  "primary-dark": true,
  "secondary-dark": true,
};
const specifiedSizes: Record<ButtonSize, true> = { default: true, sm: true, lg: true, icon: true };

describe("'Button variants: default, destructive, outline, secondary, ghost, link, primary-signup, primary-action, secondary-light, secondary-muted, primary-dark, secondary-dark; sizes default, sm, lg, icon'", () => {
  it("are all there is to choose from, each with a look of its own", () => {
    expect(Object.keys(variants)).toEqual(Object.keys(specified));
    expect(Object.keys(sizes)).toEqual(Object.keys(specifiedSizes));
    expect(new Set(Object.values(variants)).size).toBe(12);
  });

  it.each(Object.keys(specified) as ButtonVariant[])("%s is worn", (variant) => {
    render(<Button variant={variant}>Save</Button>);
    expect(screen.getByRole("button")).toHaveClass(variants[variant]);
  });

  it.each(Object.keys(specifiedSizes) as ButtonSize[])("the size %s is worn", (size) => {
    render(<Button size={size}>Save</Button>);
    expect(screen.getByRole("button")).toHaveClass(sizes[size]);
  });
});
