import {
  MenuContent,
  MenuPositioner,
  MenuRoot,
  MenuTrigger,
  useMenuContext,
} from "@ark-ui/react/menu";
import { Portal } from "@ark-ui/react/portal";
import { type ReactElement, useLayoutEffect, useRef } from "react";
import { classNames } from "../../classNames.ts";
import { floating } from "../popover/Popover.css.ts";
import { listenAtOnce } from "./listenAtOnce.ts";
import { menu } from "./Menu.css.ts";
import type { MenuEntry } from "./menu.types.ts";
import { MenuItem } from "./MenuItem.tsx";

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: "start" | "end";
}

const keyOf = (entry: MenuEntry, index: number) => {
  if ("id" in entry) return entry.id;
  return "caption" in entry ? `caption ${entry.caption}` : `separator ${index}`;
};

/** A button's list of actions, with arrow keys and type-ahead. Controls belong in a Popover. */
export function Menu({ trigger, entries, align = "start" }: MenuProps) {
  return (
    <MenuRoot positioning={{ placement: `bottom-${align}`, gutter: 6 }} lazyMount unmountOnExit>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <Portal>
        <MenuPositioner>
          <Lines entries={entries} />
        </MenuPositioner>
      </Portal>
    </MenuRoot>
  );
}

function Lines({ entries }: Pick<MenuProps, "entries">) {
  const { open } = useMenuContext();
  const content = useRef<HTMLDivElement>(null);
  // Opened again while it still fades out, it is the same element.
  useLayoutEffect(() => {
    if (open) listenAtOnce(content.current);
  }, [open]);
  return (
    <MenuContent
      ref={content}
      className={classNames(floating, menu)}
      // Ark asks for the focus a frame late: a press in that frame closed the list, and took it along
      inert={!open}
    >
      {entries.map((entry, index) => (
        <MenuItem key={keyOf(entry, index)} entry={entry} />
      ))}
    </MenuContent>
  );
}
