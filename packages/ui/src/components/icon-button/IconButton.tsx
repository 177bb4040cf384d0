import type { MouseEvent, ReactNode } from "react";
import type { Native } from "../../native.types.ts";
import { classNames } from "../../classNames.ts";
import type { ButtonSize, ButtonVariant } from "../button/button.types.ts";
import { base, fingerSquare, row, sizes, squares, variants } from "../button/Button.css.ts";
import { Spinner } from "../spinner/Spinner.tsx";
import { circle } from "./IconButton.css.ts";

export interface IconButtonProps extends Native<"button", "children" | "aria-label"> {
  /** What it does, in words: its only name. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: Exclude<ButtonSize, "icon">;
  round?: boolean;
  loading?: boolean;
  pressed?: boolean;
}

/**
 * A square button with an icon and a spoken name. Where there is room, prefer words. A Button has
 * words.
 */
export function IconButton({
  label,
  icon,
  variant = "ghost",
  size = "default",
  round = false,
  loading = false,
  pressed,
  type = "button",
  onClick,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed ?? rest["aria-pressed"]}
      {...(loading ? { "aria-busy": true, "aria-disabled": true } : {})}
      className={classNames(
        base,
        row,
        sizes[size],
        variants[variant],
        squares[size],
        fingerSquare,
        round && circle,
      )}
      onClick={press}
    >
      {loading ? <Spinner /> : icon}
    </button>
  );
}
