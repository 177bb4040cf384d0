import type {
  HTMLAttributes,
  KeyboardEvent as ReactKeyboardEvent,
  PointerEvent as ReactPointerEvent,
} from "react";
import type { dragWords } from "./drag.copy.ts";
import type { DragTerms, Drop, Lifted, MoveKey, Point } from "./drag.types.ts";
import { restOn, type Resting } from "./restOn.ts";
import { scrollAtEdge } from "./scrollAtEdge.ts";
import { keptAs } from "./useKeptFocus.ts";

/** Below this a pointer's way is a click. */
const clickPx = 5;

export interface DragState<Thing, Place> {
  lifted: Lifted<Thing, Place> | null;
  said: string;
  refusedAt: Point | null;
}

interface Held<Thing, Place> {
  thing: Thing;
  from: Point;
  placeAt: (at: Point) => Place | null;
}

type PointerName = "pointermove" | "pointerup" | "pointercancel" | "lostpointercapture";

const pointOf = ({ clientX: x, clientY: y }: Pick<PointerEvent, "clientX" | "clientY">): Point => ({
  x,
  y,
});

function moveKey(event: KeyboardEvent): MoveKey {
  const { key, shiftKey: isShifted, target } = event;
  const isTurned = target instanceof Element && getComputedStyle(target).direction === "rtl";
  const right = isTurned ? -1 : 1;
  return {
    key,
    isShifted,
    sideways: key === "ArrowRight" ? right : key === "ArrowLeft" ? (right === 1 ? -1 : 1) : 0,
  };
}

const asSentence = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The one drag and drop, by pointer and by keys, without drawing: `useDrag` draws its states. */
export function createDrag<Thing, Place>(
  first: DragTerms<Thing, Place>,
  firstWords: typeof dragWords,
  tell: (state: DragState<Thing, Place>) => void,
) {
  let terms = first;
  let words = firstWords;
  let state: DragState<Thing, Place> = { lifted: null, said: "", refusedAt: null };
  let held: Held<Thing, Place> | null = null;
  let wasDragged = false;
  let pointer: Point = { x: 0, y: 0 };
  let resting: Resting | null = null;
  let listening: AbortController | null = null;
  let endScrolling: (() => void) | null = null;
  const followers = new Set<(at: Point) => void>();

  const show = (
    lifted: Lifted<Thing, Place> | null,
    said?: string,
    refusedAt: Point | null = null,
  ) => {
    state = { lifted, said: said ?? state.said, refusedAt };
    tell(state);
  };
  const stopResting = () => {
    resting?.end();
    resting = null;
  };
  const end = () => {
    stopResting();
    listening?.abort();
    listening = null;
    endScrolling?.();
    endScrolling = null;
    held = null;
    delete document.documentElement.dataset["dragging"];
  };
  /** What was said of a move is over with whatever is done next, such as Undo. */
  const hushLater = () => {
    const { signal } = (listening = new AbortController());
    const hush = (event: Event) => {
      // The click that ends a drag is the drag's own; one without a pointer is a reader's.
      if (event instanceof MouseEvent && event.type === "click" && event.detail > 0) return;
      listening?.abort();
      show(null, "");
    };
    for (const name of ["keydown", "pointerdown", "click"])
      addEventListener(name, hush, { signal, capture: true });
  };
  const putBack = () => {
    const { lifted } = state;
    end();
    if (!lifted) return;
    const { nameOf, tell: placeWords, placeOf } = terms;
    const rest = placeWords(placeOf(lifted.thing), lifted.thing);
    show(null, words.putBack(nameOf(lifted.thing), rest));
  };
  const drop = (how: Drop) => {
    const { lifted } = state;
    const { nameOf, tell: placeWords, placeOf, isSame, refusal, onDrop } = terms;
    const place = lifted?.place ?? null;
    if (!lifted || place === null || isSame(place, placeOf(lifted.thing))) return putBack();
    const against = refusal?.(place, lifted.thing);
    if (against && how.by === "keys") return show(lifted, against);
    end();
    if (against) {
      // Whoever drags looks there: it stays until something else is done.
      show(null, words.refused(nameOf(lifted.thing), against), pointer);
      return hushLater();
    }
    show(null, words.putDown(nameOf(lifted.thing), placeWords(place, lifted.thing)));
    hushLater();
    onDrop(lifted.thing, place, how);
  };
  const goTo = (thing: Thing, place: Place | null, by: Drop["by"]) => {
    const { isSame, tell: placeWords, refusal } = terms;
    const before = state.lifted?.place ?? null;
    const isThere = before !== null && place !== null && isSame(before, place);
    if (state.lifted && (before === place || isThere)) return;
    const against = place === null ? null : refusal?.(place, thing);
    const told =
      place === null
        ? ""
        : [`${asSentence(placeWords(place, thing))}.`, against].filter(Boolean).join(" ");
    if (by === "keys") show({ thing, place, by }, told);
    else if (against) show({ thing, place, by }, against, pointer);
    else show({ thing, place, by }, state.refusedAt ? "" : state.said);
  };

  const followPointer = () => {
    for (const follower of followers) follower(pointer);
    if (held) goTo(held.thing, held.placeAt(pointer), "pointer");
  };
  const lift = () => {
    wasDragged = true;
    document.documentElement.dataset["dragging"] = "";
    endScrolling = scrollAtEdge(() => pointer, followPointer);
    followPointer();
  };
  const move = (event: PointerEvent) => {
    if (!held) return;
    pointer = pointOf(event);
    if (!state.lifted) {
      if (Math.hypot(pointer.x - held.from.x, pointer.y - held.from.y) < clickPx) return;
      // From here on it is no click: one would go to whatever holds the pointer.
      document.documentElement.setPointerCapture(event.pointerId);
      return lift();
    }
    followPointer();
  };
  /** What is dragged may be a new element in its next place: the pointer is heard on the window. */
  const take = (thing: Thing, target: HTMLElement, from: Point, pointerId: number) => {
    putBack();
    pointer = from;
    held = { thing, from, placeAt: terms.pointTo(thing, target, from) };
    const { signal } = (listening = new AbortController());
    const listen = (name: PointerName, react: (event: PointerEvent) => void) =>
      addEventListener(name, (event) => event.pointerId === pointerId && react(event), { signal });
    listen("pointermove", move);
    listen("pointerup", ({ altKey }) => drop({ by: "pointer", alone: altKey }));
    listen("pointercancel", putBack);
    listen("lostpointercapture", ({ target: lost }) => {
      if (lost === document.documentElement) putBack();
    });
    addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || !state.lifted) return;
        event.preventDefault();
        event.stopPropagation();
        putBack();
      },
      { signal, capture: true },
    );
  };
  const pressPointer = (event: ReactPointerEvent<HTMLElement>, thing: Thing) => {
    wasDragged = false;
    const { currentTarget: target, pointerId, pointerType, button } = event;
    if (button !== 0) return;
    const from = pointOf(event);
    const { byTouch = "after-rest", onRest } = terms;
    if (pointerType !== "touch" || byTouch === "at-once")
      return take(thing, target, from, pointerId);
    if (byTouch === "never" && !onRest) return;
    resting?.end();
    resting = restOn(target, from, () => {
      wasDragged = true;
      if (onRest) {
        end();
        onRest(thing);
        return;
      }
      const rested = resting;
      resting = null;
      take(thing, target, from, pointerId);
      resting = rested;
      lift();
    });
  };

  /** The keys of what is lifted are heard wherever it is drawn by then. */
  const pressLifted = (event: KeyboardEvent) => {
    const { lifted } = state;
    if (!lifted || lifted.place === null || event.isComposing) return;
    const isEnd = event.key === " " || event.key === "Enter";
    const next = isEnd ? undefined : terms.step?.(lifted.place, moveKey(event), lifted.thing);
    if (event.key === "Escape") putBack();
    else if (isEnd) drop({ by: "keys", alone: event.altKey });
    else if (next) goTo(lifted.thing, next, "keys");
    else if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const liftByKeys = (thing: Thing) => {
    putBack();
    const { idOf, nameOf, placeOf, tell: placeWords, keys = words.keys } = terms;
    const place = placeOf(thing);
    const { signal } = (listening = new AbortController());
    addEventListener("keydown", pressLifted, { signal, capture: true });
    // Whoever goes on to something else has not decided: it is put back.
    const leave = ({ target }: Event) => {
      const kept = target instanceof Element && target.closest<HTMLElement>("[data-kept]");
      if (!kept || kept.dataset["kept"] !== idOf(thing)) putBack();
    };
    document.addEventListener("focusin", leave, { signal });
    document.addEventListener("pointerdown", leave, { signal });
    const said = words.pickedUp(nameOf(thing), placeWords(place, thing), keys);
    show({ thing, place, by: "keys" }, said);
  };
  const handlersOf = (thing: Thing, isMovable = true): HTMLAttributes<HTMLElement> => {
    const { idOf, step, onMoveTo } = terms;
    const keys = {
      onKeyDown: (event: ReactKeyboardEvent<HTMLElement>) => {
        wasDragged = false;
        const { key, code, repeat, shiftKey, altKey, ctrlKey, metaKey } = event;
        if (repeat || shiftKey || ctrlKey || metaKey) return;
        // Where letters are others, by where M stands on the keyboard.
        const isMoveTo = onMoveTo && !altKey && (key.toLowerCase() === "m" || code === "KeyM");
        if (!isMoveTo && (key !== " " || !step)) return;
        event.preventDefault();
        if (!isMoveTo) return liftByKeys(thing);
        putBack();
        onMoveTo(thing);
      },
      // A button's click comes when Space is let go.
      onKeyUp: (event: ReactKeyboardEvent<HTMLElement>) => {
        if (event.key === " ") event.preventDefault();
      },
    };
    return {
      ...keptAs(idOf(thing)),
      onPointerDown: (event) => {
        if (isMovable) pressPointer(event, thing);
        else wasDragged = false;
      },
      onPointerMove: (event) => resting?.leave(pointOf(event)),
      onPointerUp: stopResting,
      onPointerCancel: stopResting,
      onDragStart: (event) => event.preventDefault(),
      ...(isMovable && (step || onMoveTo) ? keys : {}),
    };
  };
  return {
    update: (next: DragTerms<Thing, Place>, nextWords: typeof dragWords) => {
      terms = next;
      words = nextWords;
    },
    handlersOf,
    putBack,
    tookPlace: () => wasDragged,
    /** Whether a finger's further way is a drag, and no scrolling. */
    isHolding: () => held !== null,
    follow: (listener: (at: Point) => void) => {
      followers.add(listener);
      listener(pointer);
      return () => followers.delete(listener);
    },
    end,
  };
}
