import type { RunLane } from "@jubilee/core/schedule/run-of-show.types";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import type { ReactNode } from "react";
import * as css from "./Run.css.ts";

const threeFit = "(min-width: 1124px)";

interface LanesProps {
  lanes: readonly RunLane[];
  children: (lane: RunLane) => ReactNode;
}

/** The lanes side by side in the order of the day; each stays in its column while they grow and shrink. */
export function Lanes({ lanes, children }: LanesProps) {
  const isWide = useMedia(media.tabletUp);
  const hasThree = useMedia(threeFit);
  const columns = hasThree ? 3 : isWide ? 2 : 1;
  return (
    <div className={css.lanes}>
      {Array.from({ length: Math.min(columns, Math.max(1, lanes.length)) }, (_, column) => (
        <div key={column} className={css.laneColumn}>
          {lanes.filter((_lane, index) => index % columns === column).map(children)}
        </div>
      ))}
    </div>
  );
}
