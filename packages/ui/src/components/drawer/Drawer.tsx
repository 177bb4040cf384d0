import {
  DialogBackdrop,
  DialogCloseTrigger,
  DialogContent,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { backdrop } from "../dialog/Dialog.css.ts";
import { showFocused } from "../dialog/showFocused.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { body, foot, head, panel, passing, positioner, title as titleStyle } from "./Drawer.css.ts";
import { useWords } from "../../words/useWords.ts";
import { sharedWords } from "../../words/shared.copy.ts";
import { stayOpen } from "../dialog/stayOpen.ts";

export interface DrawerProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Its name; with `header` it is heard and not seen. */
  title: string;
  /** In the title's place: the logo. */
  header?: ReactNode;
  /** At the start or the end; `below` is a sheet at the bottom edge. */
  side?: "start" | "end" | "below";
  /** False leaves the page usable beside it: no scrim, no lock, only Escape and the button close it. */
  modal?: boolean;
  footer?: ReactNode;
  trigger?: ReactElement;
  closeLabel?: string;
  children?: ReactNode;
}

/**
 * Slides in from the side: the menu at the start, one thing's details at the end. A short task
 * that has to be done first is a Dialog.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  header,
  side = "start",
  modal = true,
  footer,
  trigger,
  closeLabel,
  children,
}: DrawerProps) {
  const words = useWords("shared", sharedWords);
  return (
    <DialogRoot
      {...(open === undefined ? {} : { open })}
      onOpenChange={(details) => onOpenChange?.(details.open)}
      modal={modal}
      closeOnInteractOutside={modal}
      lazyMount
      onFocusOutside={stayOpen}
      unmountOnExit
    >
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <Portal>
        {modal && <DialogBackdrop className={backdrop} />}
        <DialogPositioner className={modal ? positioner : passing}>
          <DialogContent className={panel({ side })} onFocus={showFocused}>
            <div className={head}>
              {header ? (
                <>
                  {header}
                  <VisuallyHidden>
                    <DialogTitle>{title}</DialogTitle>
                  </VisuallyHidden>
                </>
              ) : (
                <DialogTitle className={titleStyle}>{title}</DialogTitle>
              )}
              <DialogCloseTrigger asChild>
                <IconButton label={closeLabel ?? words.close} icon={<X />} />
              </DialogCloseTrigger>
            </div>
            <div className={body}>{children}</div>
            {footer && <div className={foot}>{footer}</div>}
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
