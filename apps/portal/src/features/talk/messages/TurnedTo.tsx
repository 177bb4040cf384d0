import type { ReactNode } from "react";
import { pane, paneAway, paneOpen } from "./Talk.css.ts";

interface TurnedToProps {
  /** Whether the address names what is shown here. */
  isAsked: boolean;
  /** Somebody presses, scrolls or goes into what opened by itself: from then on it is theirs. */
  onTurn: () => void;
  children: ReactNode;
}

/** The pane beside the list; on a phone it is there only when something was chosen. */
export function TurnedTo({ isAsked, onTurn, children }: TurnedToProps) {
  const turn = isAsked ? undefined : onTurn;
  return (
    <div
      className={`${pane} ${isAsked ? paneOpen : paneAway}`}
      onPointerDown={turn}
      onWheel={turn}
      onFocus={turn}
    >
      {children}
    </div>
  );
}
