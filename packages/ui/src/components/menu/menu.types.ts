import type { ReactNode } from "react";

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Small and muted at the end: a shortcut, a count. */
  end?: ReactNode;
  onSelect?: () => void;
  /** Goes somewhere instead of acting. */
  href?: string;
  /** Shows a check: the chosen one of several. */
  checked?: boolean;
  destructive?: boolean;
  disabled?: boolean;
}

/** An action, a line between groups, or a group's name. */
export type MenuEntry = MenuAction | { separator: true } | { caption: string };
