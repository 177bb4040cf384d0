import { Portal } from "@ark-ui/react/portal";
import { Tooltip as Ark } from "@ark-ui/react/tooltip";
import type { ReactElement } from "react";
import { tooltip } from "./Tooltip.css.ts";

export interface TooltipProps {
  label: string;
  side?: "top" | "bottom" | "left" | "right";
  /** The one element it explains. */
  children: ReactElement;
}

/** A few words on hover and focus. Never the only place of something needed: fingers do not hover. */
export function Tooltip({ label, side = "top", children }: TooltipProps) {
  return (
    <Ark.Root
      openDelay={400}
      closeDelay={80}
      positioning={{ placement: side, gutter: 8 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={tooltip}>{label}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
