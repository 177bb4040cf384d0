import { formatDay } from "@jubilee/core/base/time.rules";
import { dayOpensAt } from "@jubilee/core/schedule/run-open.rules";
import type { RunEntry, RunOfShow } from "@jubilee/core/schedule/run-of-show.types";
import { Button } from "@jubilee/ui/button";
import { Clapperboard, LockKeyhole } from "lucide-react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import * as css from "./Run.css.ts";
import { clockAt } from "./run-words.ts";

interface AheadBarProps {
  show: RunOfShow;
  /** Of the day. */
  entries: readonly RunEntry[];
  nowMs: number;
  onRehearse: () => void;
}

/** Before the day: when it opens, and that it can be tried out. */
export function AheadBar({ show, entries, nowMs, onRehearse }: AheadBarProps) {
  const locale = useLocale();
  const opens = show.mayPress ? dayOpensAt(entries, nowMs) : null;
  if (opens === null) return null;
  const { timeZone } = show.event;
  const day = formatDay(new Date(opens).toISOString(), timeZone, locale, "short");
  return (
    <div className={css.ahead}>
      <LockKeyhole aria-hidden="true" size={16} />
      <span className={css.grow}>
        {`Opens ${day}, ${clockAt(opens, timeZone, locale)}; rehearse until then.`}
      </span>
      <Button variant="ghost" size="sm" icon={<Clapperboard />} onClick={onRehearse}>
        Rehearse
      </Button>
    </div>
  );
}

interface RehearsalBarProps {
  onSkip: () => void;
  onEnd: () => void;
}

/** Says all the time that this is not the day itself. */
export function RehearsalBar({ onSkip, onEnd }: RehearsalBarProps) {
  return (
    <div className={css.behind}>
      <Clapperboard aria-hidden="true" size={16} />
      <output className={css.grow}>Rehearsal: nothing is kept, nobody is told.</output>
      <Button variant="ghost" size="sm" aria-label="+15 min on the clock" onClick={onSkip}>
        +15 min
      </Button>
      <Button variant="ghost" size="sm" onClick={onEnd}>
        End
      </Button>
    </div>
  );
}
