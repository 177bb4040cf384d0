import { Portal } from "@ark-ui/react/portal";
import {
  TooltipContent,
  TooltipPositioner,
  TooltipRoot,
  TooltipTrigger,
} from "@ark-ui/react/tooltip";
import type { ReactElement } from "react";
import { tooltip } from "./Tooltip.css.ts";

export interface TooltipProps {
  label: string;
  side?: "top" | "bottom" | "left" | "right";
  /** The one element it explains. */
  children: ReactElement;
}

/**
 * A few words on hover and focus. Never the only place of something needed: fingers do not hover.
 * Controls belong in a Popover.
 */
export function Tooltip({ label, side = "top", children }: TooltipProps) {
  return (
    <TooltipRoot
      openDelay={400}
      closeDelay={80}
      positioning={{ placement: side, gutter: 8 }}
      lazyMount
      unmountOnExit
    >
      <TooltipTrigger asChild>{children}</TooltipTrigger>
      <Portal>
        <TooltipPositioner>
          <TooltipContent className={tooltip}>{label}</TooltipContent>
        </TooltipPositioner>
      </Portal>
    </TooltipRoot>
  );
}
