import type { HTMLAttributes } from "react";

/** A point of the window. */
export interface Point {
  x: number;
  y: number;
}

/** A key pressed while something is lifted. */
export interface MoveKey {
  key: string;
  /** 1 for the arrow in the direction of reading, -1 for the one against it. */
  sideways: -1 | 0 | 1;
  isShifted: boolean;
}

/** How something was put down. */
export interface Drop {
  by: "pointer" | "keys";
  /** With Alt held: this one alone, whatever hangs on it. */
  alone: boolean;
}

/** What can be moved, where to, and how its places are called. */
export interface DragTerms<Thing, Place> {
  /** The same for one thing at all times. */
  idOf: (thing: Thing) => string;
  nameOf: (thing: Thing) => string;
  /** Where it rests. */
  placeOf: (thing: Thing) => Place;
  isSame: (one: Place, other: Place) => boolean;
  /** A place in words, as it is spoken: “third of five in Doing”. */
  tell: (place: Place, thing: Thing) => string;
  /** Asked when a pointer lifts it; answers where each further point puts it, null for nowhere. */
  pointTo: (thing: Thing, target: HTMLElement, from: Point) => (at: Point) => Place | null;
  /** Where a key takes it; null where there is no further, undefined for a key without meaning. */
  step?: (place: Place, key: MoveKey, thing: Thing) => Place | null | undefined;
  /** Why it cannot be put down there, in words. */
  refusal?: (place: Place, thing: Thing) => string | null;
  onDrop: (thing: Thing, place: Place, drop: Drop) => void;
  /** What a finger does: it scrolls, drags at once, or drags after resting for a moment. */
  byTouch?: "never" | "at-once" | "after-rest";
  /** A finger that rests does this instead of lifting. */
  onRest?: (thing: Thing) => void;
  /** M offers its places by name: what draws “Move to…”. */
  onMoveTo?: (thing: Thing) => void;
  /** Which keys move it, in a sentence. */
  keys?: string;
}

export interface Lifted<Thing, Place> {
  thing: Thing;
  /** Where it would be put down; null where it cannot be. */
  place: Place | null;
  by: "pointer" | "keys";
}

export interface Drag<Thing, Place> {
  lifted: Lifted<Thing, Place> | null;
  /** What happened last, for DragVoice. */
  said: string;
  /** Where a pointer is, or was let go, over a place that takes nothing: the reason is said there. */
  refusedAt: Point | null;
  /** For what follows the pointer: its point, at once and after each step, without drawing anew. */
  follow: (listener: (at: Point) => void) => () => void;
  /** Spread them on what is lifted: a button or a link. */
  handlersOf: (thing: Thing, isMovable?: boolean) => HTMLAttributes<HTMLElement>;
  /** Whether the click that follows belongs to a drag. */
  tookPlace: () => boolean;
  /** Puts back what is lifted. */
  putBack: () => void;
}
