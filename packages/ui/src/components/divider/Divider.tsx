import { divider } from "./Divider.css.ts";

export interface DividerProps {
  direction?: "horizontal" | "vertical";
  strength?: "soft" | "strong";
}

/** A hairline between parts of one panel. A part with a title is a Section. */
export function Divider({ direction = "horizontal", strength = "soft" }: DividerProps) {
  return <hr aria-orientation={direction} className={divider({ direction, strength })} />;
}
