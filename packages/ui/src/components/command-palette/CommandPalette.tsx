import {
  DialogBackdrop,
  DialogContent,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { Search } from "lucide-react";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { backdrop } from "../dialog/Dialog.css.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { CommandOption } from "./CommandOption.tsx";
import {
  foot as footStyle,
  input,
  list,
  nothing,
  panel,
  positioner,
  search,
} from "./CommandPalette.css.ts";

export interface Command {
  id: string;
  label: string;
  detail?: ReactNode;
  icon?: ReactNode;
  /** At the end: a plan, a shortcut. */
  end?: ReactNode;
  group?: string;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** What the query finds, in the order to show. */
  commands: readonly Command[];
  onSelect: (command: Command) => void;
  placeholder?: string;
  label?: string;
  /** While there is nothing to show. */
  empty?: ReactNode;
  /** Under the list: how many were found. */
  foot?: ReactNode;
}

/**
 * Finds and opens anything from the keyboard. The search itself belongs to the product. A choice
 * inside a form is a Combobox.
 */
export function CommandPalette({
  open,
  onOpenChange,
  query,
  onQueryChange,
  commands,
  onSelect,
  placeholder = "Search features...",
  label = "Search",
  empty,
  foot,
}: CommandPaletteProps) {
  const id = useId();
  const [marked, setMarked] = useState(0);
  const active = Math.min(marked, commands.length - 1);
  const choose = (command: Command | undefined) => {
    if (!command) return;
    onSelect(command);
    onOpenChange(false);
  };
  const press = (event: KeyboardEvent) => {
    const count = commands.length;
    if (event.key === "ArrowDown") setMarked((active + 1) % Math.max(1, count));
    else if (event.key === "ArrowUp") setMarked((active - 1 + count) % Math.max(1, count));
    else if (event.key === "Enter") choose(commands[active]);
    else return;
    event.preventDefault();
  };
  return (
    <DialogRoot
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
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
            <div className={search}>
              <Search aria-hidden="true" />
              <input
                className={input}
                role="combobox"
                aria-label={label}
                aria-expanded={commands.length > 0}
                aria-controls={`${id}-list`}
                aria-activedescendant={commands[active] && `${id}-${active}`}
                aria-autocomplete="list"
                placeholder={placeholder}
                value={query}
                onChange={(event) => {
                  setMarked(0);
                  onQueryChange(event.target.value);
                }}
                onKeyDown={press}
              />
            </div>
            {commands.length > 0 ? (
              <div
                id={`${id}-list`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox
                role="listbox"
                aria-label={label}
                className={list}
              >
                {commands.map((command, index) => (
                  <CommandOption
                    key={command.id}
                    id={`${id}-${index}`}
                    command={command}
                    startsGroup={command.group !== commands[index - 1]?.group}
                    active={index === active}
                    onPoint={() => setMarked(index)}
                    onChoose={() => choose(command)}
                  />
                ))}
              </div>
            ) : (
              empty && <div className={nothing}>{empty}</div>
            )}
            {foot && (
              <div className={footStyle} aria-live="polite">
                {foot}
              </div>
            )}
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
