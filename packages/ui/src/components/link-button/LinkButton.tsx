import type { ReactNode } from "react";
import type { Native } from "../../native.types.ts";
import type { ButtonSize, ButtonVariant } from "../button/button.types.ts";
import { lookOf } from "../button/lookOf.ts";
import { Anchor } from "../link/Anchor.tsx";

export interface LinkButtonProps extends Native<"a"> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  fullWidth?: boolean;
}

/**
 * A link that looks like a button: it goes somewhere, so it can be opened in a new tab. What acts
 * here is a Button.
 */
export function LinkButton({
  variant = "default",
  size = "default",
  icon,
  iconEnd,
  fullWidth = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Anchor {...rest} className={lookOf(variant, size, fullWidth, true)}>
      {icon}
      {children}
      {iconEnd}
    </Anchor>
  );
}
