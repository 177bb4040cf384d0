import { PopoverContent, PopoverPositioner, PopoverRoot } from "@ark-ui/react/popover";
import { Portal } from "@ark-ui/react/portal";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { classNames } from "../../classNames.ts";
import { media } from "../../theme/measures.ts";
import { Dialog } from "../dialog/Dialog.tsx";
import { floating } from "../popover/Popover.css.ts";
import { useMedia } from "../use-media/useMedia.ts";
import { panel } from "./DatePanel.css.ts";
import type { PanelFrame } from "./panel.types.ts";

interface FloatingProps extends PanelFrame {
  children: ReactNode;
}

const firstStop =
  '[data-part="table-cell-trigger"][tabindex="0"]:not([hidden] *), [role="option"][tabindex="0"]';

/** Takes the focus as soon as it is there: what comes late is missed by the popover's own look for it. */
function Inside({
  content,
  children,
}: {
  content: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  useEffect(() => {
    content.current?.querySelector<HTMLElement>(firstStop)?.focus({ preventScroll: true });
  }, [content]);
  return <div ref={content}>{children}</div>;
}

/** Beside the field; on phones a sheet from below. The focus begins at what is chosen, and goes back to the button. */
export function Floating({ id, label, isOpen, onClose, anchor, children }: FloatingProps) {
  const isPhone = useMedia(media.mobile);
  const content = useRef<HTMLDivElement>(null);
  const first = () => content.current?.querySelector<HTMLElement>(firstStop) ?? null;
  const close = ({ open }: { open: boolean }) => {
    if (!open) onClose();
  };
  const inside = <Inside content={content}>{children}</Inside>;
  if (isPhone) {
    return (
      <Dialog
        open={isOpen}
        onOpenChange={(open) => close({ open })}
        title={label}
        initialFocus={first}
      >
        {inside}
      </Dialog>
    );
  }
  return (
    <PopoverRoot
      open={isOpen}
      onOpenChange={close}
      ids={{ trigger: `${id}-open` }}
      positioning={{
        placement: "bottom-start",
        gutter: 6,
        getAnchorElement: () => anchor.current,
      }}
      initialFocusEl={first}
      persistentElements={[() => anchor.current]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <PopoverPositioner>
          <PopoverContent aria-label={label} className={classNames(floating, panel)}>
            {inside}
          </PopoverContent>
        </PopoverPositioner>
      </Portal>
    </PopoverRoot>
  );
}
