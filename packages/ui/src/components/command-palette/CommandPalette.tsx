import {
  DialogBackdrop,
  DialogContent,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { backdrop } from "../dialog/Dialog.css.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { panel, positioner } from "./CommandPalette.css.ts";
import type { Choice, Command } from "./command.types.ts";
import { CommandSearch, type CommandSearchProps } from "./CommandSearch.tsx";
import { useWords } from "../../words/useWords.ts";
import { commandPaletteWords } from "./commandPalette.copy.ts";
import { stayOpen } from "../dialog/stayOpen.ts";

export interface CommandPaletteProps extends Omit<CommandSearchProps, "onClose" | "onSelect"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** It closes then, unless this answers false. */
  onSelect: (command: Command, choice: Choice) => unknown;
}

/**
 * Finds and opens anything from the keyboard; on phones a sheet as high as the screen. The search
 * itself belongs to the product. A choice inside a form is a Combobox.
 */
export function CommandPalette({ open, onOpenChange, onSelect, ...search }: CommandPaletteProps) {
  const words = useWords("commandPalette", commandPaletteWords);
  const { label = words.label } = search;
  return (
    <DialogRoot
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      onFocusOutside={stayOpen}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <DialogBackdrop className={backdrop} />
        <DialogPositioner className={positioner}>
          <DialogContent className={panel}>
            <VisuallyHidden>
              <DialogTitle>{label}</DialogTitle>
            </VisuallyHidden>
            <CommandSearch
              {...search}
              onSelect={(command, choice) => {
                if (onSelect(command, choice) !== false) onOpenChange(false);
              }}
              onClose={() => onOpenChange(false)}
            />
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
