import type { ReactNode } from "react";
import type { Drop } from "../drag/drag.types.ts";
import type { MenuEntry } from "../menu/menu.types.ts";
import type { MoveTarget } from "../move-to/MoveTo.tsx";

export interface BoardColumn {
  /** Its cards stand in an order of their own, and not where they are put. */
  isOrdered?: boolean;
  id: string;
  name: string;
  /** A state's mark before the name. */
  mark?: ReactNode;
  /** It takes no more than these; what stands there already stays. */
  limit?: number;
  /** How many there are, where not all of them are given. */
  count?: number;
  /** Its own actions, behind “…”. */
  menu?: readonly MenuEntry[];
  /** Adds something here. */
  add?: { label: string; onAdd: () => void };
  /** Shows those that are not given. */
  more?: { label: string; onMore: () => void };
}

/** Where a card stands among the others of its column. */
export interface BoardPlace {
  column: string;
  /** Counted without the card itself. */
  index: number;
}

/** A place to put a card, and the card that comes after it there. */
export interface BoardMove extends BoardPlace {
  before: string | null;
}

export interface BoardProps<Item> {
  label: string;
  columns: readonly BoardColumn[];
  /** In the order in which they stand. */
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  columnOf: (item: Item) => string;
  /** What a card shows under its name. */
  card?: (item: Item) => ReactNode;
  /** Left out for who may only look: cards are opened then, and none is lifted. */
  onMove?: ((item: Item, to: BoardMove, drop: Drop) => void) | undefined;
  onOpen: (item: Item) => void;
  /** Why one stays where it is, in words; null where it may be moved. */
  stays?: (item: Item) => string | null;
  /** Further places of “Move to…”: another day, another event. */
  elsewhere?: { targets: readonly MoveTarget[]; onMove: (item: Item, target: MoveTarget) => void };
  loading?: boolean;
}
