import type { Drag } from "./drag.types.ts";
import { unseen, voice, voiceAtPlace } from "./Drag.css.ts";

export interface DragVoiceProps {
  drag: Pick<Drag<unknown, unknown>, "lifted" | "said" | "refusedAt">;
}

/**
 * Says what happens to what is moved: heard always, seen while keys move it, and at the pointer where
 * a place takes nothing.
 */
export function DragVoice({ drag: { lifted, said, refusedAt } }: DragVoiceProps) {
  const look = lifted?.by === "keys" ? voice : refusedAt ? voiceAtPlace : unseen;
  return (
    <output
      aria-live="assertive"
      className={look}
      style={
        look === voiceAtPlace && refusedAt
          ? {
              insetBlockStart: `min(${refusedAt.y + 24}px, 100dvh - 96px)`,
              left: `clamp(16px, ${refusedAt.x}px, 100vw - 320px)`,
            }
          : undefined
      }
    >
      {said}
    </output>
  );
}
