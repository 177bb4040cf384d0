import type { MouseEvent, ReactNode } from "react";
import type { Native } from "../../native.types.ts";
import { classNames } from "../../classNames.ts";
import type { ButtonSize, ButtonVariant } from "./button.types.ts";
import { button, finger, fingerSquare } from "./Button.css.ts";
import { ButtonContent } from "./ButtonContent.tsx";

export interface ButtonProps extends Native<"button"> {
  /** How loud it is: one filled button a view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Working: keeps width and focus, ignores presses, says it is busy. */
  loading?: boolean;
  /** What screen readers hear while it works. */
  loadingLabel?: string;
  /** For a button that stays down. */
  pressed?: boolean;
  fullWidth?: boolean;
}

const looks = new Map<string, string>();

/** The classes of a look, worked out once: lists draw hundreds of the same. */
function lookOf(variant: ButtonVariant, size: ButtonSize, wide: boolean): string {
  const key = `${variant} ${size} ${wide}`;
  const known = looks.get(key);
  if (known !== undefined) return known;
  const target = size === "icon" ? fingerSquare : finger;
  const classes = classNames(button({ variant, size, wide }), target);
  looks.set(key, classes);
  return classes;
}

/** Does something. To go somewhere use LinkButton; for a lone icon use IconButton. */
export function Button({
  variant = "default",
  size = "default",
  icon,
  iconEnd,
  loading = false,
  loadingLabel,
  pressed,
  fullWidth = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const busy = loading
    ? {
        "aria-busy": true,
        "aria-disabled": true,
        ...(icon ? {} : { "aria-label": loadingLabel ?? spokenName(children) }),
      }
    : {};
  return (
    <button
      {...rest}
      {...busy}
      type={type}
      aria-pressed={pressed ?? rest["aria-pressed"]}
      className={lookOf(variant, size, fullWidth)}
      onClick={press}
    >
      {loading || icon || iconEnd ? (
        <ButtonContent icon={icon} iconEnd={iconEnd} loading={loading}>
          {children}
        </ButtonContent>
      ) : (
        children
      )}
    </button>
  );
}

function spokenName(children: ReactNode): string {
  return typeof children === "string" ? `${children}, working` : "Working";
}
