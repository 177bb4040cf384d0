import type { ReactNode } from "react";

export interface Command {
  id: string;
  /** Its name as it is spoken. */
  label: string;
  /** The name as it is drawn, where that is more than its text: with the letters marked that were typed. */
  name?: ReactNode;
  detail?: ReactNode;
  /** An icon, a picture or a person's mark; 32 px. */
  icon?: ReactNode;
  /** At the end: where it belongs, a plan, a shortcut. */
  end?: ReactNode;
  group?: string;
  /** Its parts can be gone into by Tab. */
  hasParts?: boolean;
}

/** How something was chosen. */
export interface Choice {
  /** With Ctrl or ⌘, or the middle button: beside what is open. */
  apart: boolean;
}
