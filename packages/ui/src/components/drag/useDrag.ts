import { useEffect, useLayoutEffect, useState } from "react";
import { useWords } from "../../words/useWords.ts";
import { createDrag, type DragState } from "./createDrag.ts";
import { dragWords } from "./drag.copy.ts";
import type { Drag, DragTerms } from "./drag.types.ts";
import { useKeptFocus } from "./useKeptFocus.ts";

/**
 * Moves things by pointer, finger and keys: Space lifts, arrows move, Space puts down, Escape puts
 * back. What a place is, is yours; DragVoice says what happens, Carried follows the pointer. Undo
 * belongs to the screen; offer MoveTo beside it, for whoever can neither drag nor lift.
 */
export function useDrag<Thing, Place>(terms: DragTerms<Thing, Place>): Drag<Thing, Place> {
  const [state, setState] = useState<DragState<Thing, Place>>({
    lifted: null,
    said: "",
    refusedAt: null,
  });
  const words = useWords("drag", dragWords);
  const [drag] = useState(() => createDrag<Thing, Place>(terms, words, setState));
  const keepFocus = useKeptFocus();
  useLayoutEffect(() => {
    drag.update(terms, words);
    if (state.lifted?.by === "keys") keepFocus(terms.idOf(state.lifted.thing));
  });
  useEffect(() => () => drag.end(), [drag]);
  useEffect(() => {
    // It stands before the finger comes: only then may a browser be kept from scrolling later.
    const hold = (event: Event) => {
      if (drag.isHolding()) event.preventDefault();
    };
    document.addEventListener("touchmove", hold, { passive: false });
    return () => document.removeEventListener("touchmove", hold);
  }, [drag]);
  const { handlersOf, tookPlace, putBack, follow } = drag;
  return { ...state, handlersOf, tookPlace, putBack, follow };
}
