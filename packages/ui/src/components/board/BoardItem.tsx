import { memo, type HTMLAttributes, type ReactNode } from "react";
import { BoardCard } from "./BoardCard.tsx";

/** What all cards of a board share; the same object while none of them has to be drawn anew. */
export interface BoardWays<Item> {
  nameOf: (item: Item) => string;
  card: ((item: Item) => ReactNode) | undefined;
  hint: string;
  /** Nothing can be moved. */
  isStill: boolean;
  handlersOf: (item: Item, isMovable: boolean) => HTMLAttributes<HTMLElement>;
  /** Whether the click that comes now belongs to a drag. */
  tookPlace: () => boolean;
  onFocus: (id: string) => void;
  onOpen: (item: Item) => void;
  onMoveTo: (item: Item) => void;
}

interface BoardItemProps<Item> {
  id: string;
  item: Item;
  isLifted: boolean;
  /** The Tab key stops here. */
  isCurrent: boolean;
  ways: BoardWays<Item>;
}

function Drawn<Item>({ id, item, isLifted, isCurrent, ways }: BoardItemProps<Item>) {
  const { nameOf, card, hint, isStill, handlersOf, tookPlace, onFocus, onOpen, onMoveTo } = ways;
  return (
    <BoardCard
      name={nameOf(item)}
      content={card?.(item)}
      isLifted={isLifted}
      isCurrent={isCurrent}
      hint={hint}
      handlers={handlersOf(item, !isStill)}
      onFocus={() => onFocus(id)}
      onOpen={() => {
        if (!tookPlace()) onOpen(item);
      }}
      {...(isLifted || isStill ? {} : { onMove: () => onMoveTo(item) })}
    />
  );
}

/** A thing on the board, drawn anew for what concerns it alone. */
export const BoardItem = memo(Drawn) as typeof Drawn;
