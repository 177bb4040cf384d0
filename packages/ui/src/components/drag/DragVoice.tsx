import type { Drag } from "./drag.types.ts";
import { unseen, voice } from "./Drag.css.ts";

export interface DragVoiceProps {
  drag: Pick<Drag<unknown, unknown>, "lifted" | "said">;
}

/** Says what happens to what is moved: heard always, seen while keys move it. */
export function DragVoice({ drag: { lifted, said } }: DragVoiceProps) {
  return (
    <output aria-live="assertive" className={lifted?.by === "keys" ? voice : unseen}>
      {said}
    </output>
  );
}
