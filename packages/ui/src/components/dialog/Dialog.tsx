import {
  DialogBackdrop,
  DialogCloseTrigger,
  DialogContent,
  DialogDescription,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useRef, type ReactElement, type ReactNode, type RefObject } from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import { CloseMark } from "./CloseMark.tsx";
import { firstStop } from "./firstStop.ts";
import { showFocused } from "./showFocused.ts";
import {
  backdrop,
  close,
  content,
  description as descriptionStyle,
  footer as footerStyle,
  positioner,
  title as titleStyle,
  top,
} from "./Dialog.css.ts";
import { useWords } from "../../words/useWords.ts";
import { dialogWords } from "./dialog.copy.ts";
import { stayOpen } from "./stayOpen.ts";

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons: the quiet one first, the commit last. */
  footer?: ReactNode;
  size?: "s" | "m" | "l";
  /** A button that opens it; leave out when `open` is held elsewhere. */
  trigger?: ReactElement;
  /** `alertdialog` asks before something irreversible. */
  role?: "dialog" | "alertdialog";
  /** Where the focus begins; else on the first thing that can be done. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  children?: ReactNode;
}

/** Interrupts for one short task. For a side look use Drawer; to ask before deleting use AlertDialog. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = "m",
  trigger,
  role = "dialog",
  initialFocus,
  children,
}: DialogProps) {
  const words = useWords("dialog", dialogWords);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <DialogRoot
      {...(open === undefined ? {} : { open })}
      onOpenChange={(details) => onOpenChange?.(details.open)}
      role={role}
      closeOnInteractOutside={role === "dialog"}
      onFocusOutside={stayOpen}
      initialFocusEl={() => {
        const wanted = typeof initialFocus === "function" ? initialFocus() : initialFocus?.current;
        return wanted ?? firstStop(sheet.current);
      }}
      lazyMount
      unmountOnExit
    >
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <Portal>
        <DialogBackdrop className={backdrop} />
        <DialogPositioner className={positioner}>
          <DialogContent ref={sheet} className={content[size]} onFocus={showFocused}>
            <div className={top}>
              <DialogTitle className={titleStyle}>{title}</DialogTitle>
              {role === "dialog" && (
                <div className={close} data-way-out="">
                  <DialogCloseTrigger asChild>
                    <IconButton label={words.close} icon={<CloseMark />} />
                  </DialogCloseTrigger>
                </div>
              )}
            </div>
            {description && (
              <DialogDescription className={descriptionStyle}>{description}</DialogDescription>
            )}
            {children}
            {footer && <div className={footerStyle}>{footer}</div>}
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
