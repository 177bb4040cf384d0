export { Carried, type CarriedProps } from "./Carried.tsx";
export { DragVoice, type DragVoiceProps } from "./DragVoice.tsx";
export type { Drag, DragTerms, Drop, Lifted, MoveKey, Point } from "./drag.types.ts";
export { useDrag } from "./useDrag.ts";
export { keptAs, useKeptFocus } from "./useKeptFocus.ts";
