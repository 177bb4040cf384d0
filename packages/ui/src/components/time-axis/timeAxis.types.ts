import type { ReactNode } from "react";
import type { Drop } from "../drag/drag.types.ts";

/** How near one looks: some weeks, a few months, a year and more. */
export type AxisZoom = "days" | "weeks" | "months";

/** Days `YYYY-MM-DD`, both included; without a start it is due on a day and has no length. */
export interface AxisSpan {
  start: string | null;
  end: string;
}

/** What a time axis reads of your things. */
export interface AxisTerms<Item> {
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Null for what has no day yet. */
  spanOf: (item: Item) => AxisSpan | null;
  /** The ids of those that it waits for. */
  afterOf?: (item: Item) => readonly string[];
  /** At what o’clock its last day ends, in words with its zone; null where it is the whole day. */
  clockOf?: (item: Item) => string | null;
  /** Those of one group stand together, in the order given. */
  groupOf?: (item: Item) => string;
  /** How much of it is done, from 0 to 1. */
  progressOf?: (item: Item) => number;
  /** At the end of its name: whose it is. */
  endOf?: (item: Item) => ReactNode;
}

export interface TimeAxisProps<Item> {
  label: string;
  items: readonly Item[];
  terms: AxisTerms<Item>;
  zoom: AxisZoom;
  today: string;
  /** The day that all leads to, with its name. */
  goal?: { day: string; label: string };
  /** The ids of the chain that decides the end: see `criticalChain`. */
  critical?: ReadonlySet<string>;
  /** Where others would go along while one is moved: told by `onPreview`, drawn from `moved`. */
  preview?: {
    moved: ReadonlyMap<string, AxisSpan>;
    onPreview: (item: Item | null, to: AxisSpan | null) => void;
  };
  /** Without it nothing can be moved. */
  onMove?: (item: Item, to: AxisSpan, drop: Drop) => void;
  onOpen: (item: Item) => void;
  /** Why one stays where it is, in words; null where it may be moved. */
  stays?: (item: Item) => string | null;
}
