import type { ReactNode } from "react";

export interface ComboboxOption {
  value: string;
  /** What is shown in the field once chosen, and searched. */
  label: string;
  /** Second line, searched too: an e-mail address, a place. */
  detail?: string;
  /** Before the label: an icon, an avatar. */
  icon?: ReactNode;
  /** At the end: a badge, a time. */
  end?: ReactNode;
  /** Options with the same group stand together under its name. */
  group?: string;
  /** Further words that find it and are not shown. */
  keywords?: string;
  disabled?: boolean;
}

/** Asks for the options that fit; stop when the signal is aborted. */
export type LoadOptions = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption[]>;

/** What the list shows: options, or why there are none. */
export interface FoundOptions {
  state: "ready" | "loading" | "failed";
  options: readonly ComboboxOption[];
}
