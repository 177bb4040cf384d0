import { Popover as Ark } from "@ark-ui/react/popover";
import { Portal } from "@ark-ui/react/portal";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import { floating, panel } from "./Popover.css.ts";

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
    <Ark.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(details) => onOpenChange?.(details.open)}
      positioning={{ placement, gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content
            aria-label={label}
            className={classNames(floating, panel({ padding, width }))}
          >
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
