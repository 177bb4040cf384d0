import { counted } from "@jubilee/core/base/words.rules";
import { behindOf } from "@jubilee/core/schedule/run-of-show.rules";
import type { RunEntry } from "@jubilee/core/schedule/run-of-show.types";
import { Button } from "@jubilee/ui/button";
import { ClockAlert } from "lucide-react";
import * as css from "./Run.css.ts";

interface BehindBarProps {
  entries: readonly RunEntry[];
  nowMs: number;
  /** Null where nothing can come back. */
  onCatchUp: (() => void) | null;
}

/** How far behind the day is, and the way back. */
export function BehindBar({ entries, nowMs, onCatchUp }: BehindBarProps) {
  const behind = behindOf(entries, nowMs);
  return (
    <output>
      {behind && (
        <div className={css.behind}>
          <ClockAlert aria-hidden="true" size={16} />
          <span className={css.grow}>
            {counted(behind.minutes, "minute")} behind since <bdi>{behind.since.title}</bdi>
          </span>
          {onCatchUp && (
            <Button variant="ghost" size="sm" onClick={onCatchUp}>
              Catch up
            </Button>
          )}
        </div>
      )}
    </output>
  );
}
