import { inlineVars } from "../../inlineVars.ts";
import { heightVar, skeleton, widthVar } from "./Skeleton.css.ts";

export interface SkeletonProps {
  shape?: "line" | "block" | "panel" | "circle" | "pill";
  /** Pixels, or a part of the row such as `62%`. */
  width?: number | string;
  height?: number;
}

/** The place of what is coming, in its size. Where the size is unknown use Spinner. */
export function Skeleton({ shape = "line", width = "100%", height = 12 }: SkeletonProps) {
  const size = {
    [widthVar]: typeof width === "number" ? `${width}px` : width,
    [heightVar]: `${height}px`,
  };
  return <span aria-hidden="true" className={skeleton({ shape })} style={inlineVars(size)} />;
}
