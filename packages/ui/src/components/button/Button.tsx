import type { MouseEvent, ReactNode } from "react";
import type { Native } from "../../native.types.ts";
import type { ButtonSize, ButtonVariant } from "./button.types.ts";
import { ButtonContent } from "./ButtonContent.tsx";
import { lookOf } from "./lookOf.ts";
import { useWords } from "../../words/useWords.ts";
import { buttonWords } from "./button.copy.ts";

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
  const words = useWords("button", buttonWords);
  const isDressed = loading || icon !== undefined || iconEnd !== undefined;
  const text = typeof children === "string" ? children : undefined;
  const isRow = isDressed || text === undefined;
  return (
    <button
      {...rest}
      {...(loading ? busy(icon, loadingLabel ?? words.working(text)) : undefined)}
      type={type}
      aria-pressed={pressed ?? rest["aria-pressed"]}
      className={lookOf(variant, size, fullWidth, isRow)}
      onClick={loading ? ignore : onClick}
    >
      {isDressed ? (
        <ButtonContent icon={icon} iconEnd={iconEnd} loading={loading}>
          {children}
        </ButtonContent>
      ) : (
        children
      )}
    </button>
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** What a working button says. Beside an icon its text stays readable, so it keeps its own name. */
function busy(icon: ReactNode, label: string) {
  return { "aria-busy": true, "aria-disabled": true, ...(icon ? {} : { "aria-label": label }) };
}
