import { Skeleton } from "@jubilee/ui/skeleton";
import { grid } from "./Gallery.css.ts";

/** The place of a gallery that is being read. */
export function PhotoBones() {
  return (
    <div className={grid} aria-busy="true">
      {["one", "two", "three", "four"].map((key) => (
        <Skeleton key={key} shape="panel" height={232} />
      ))}
    </div>
  );
}
