import {
  PopoverContent,
  PopoverPositioner,
  PopoverRoot,
  PopoverTrigger,
} from "@ark-ui/react/popover";
import { Portal } from "@ark-ui/react/portal";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import { floating, panel } from "./Popover.css.ts";
import { stepInside } from "./stepInside.ts";

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its spoken name. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  padding?: "normal" | "none";
  width?: "auto" | "narrow" | "wide";
  children: ReactNode;
}

/** A few controls beside a button. A list of actions is a Menu, one sentence a Tooltip. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = "start",
  padding = "normal",
  width = "auto",
  children,
}: PopoverProps) {
  const placement = align === "center" ? "bottom" : (`bottom-${align}` as const);
  return (
    <PopoverRoot
      {...(open === undefined ? {} : { open })}
      onOpenChange={(details) => onOpenChange?.(details.open)}
      positioning={{ placement, gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <Portal>
        <PopoverPositioner>
          <PopoverContent
            aria-label={label}
            className={classNames(floating, panel({ padding, width }))}
            onKeyDown={stepInside}
          >
            {children}
          </PopoverContent>
        </PopoverPositioner>
      </Portal>
    </PopoverRoot>
  );
}
