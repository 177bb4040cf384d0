import type { RunEntry } from "@jubilee/core/schedule/run-of-show.types";
import { Button } from "@jubilee/ui/button";
import { Check, Play } from "lucide-react";
import * as css from "./Run.css.ts";
import type { Presses } from "./usePresses.ts";

interface LaterButtonsProps {
  entry: RunEntry;
  presses: Presses;
  onLater: (entry: RunEntry, minutes: number) => void;
}

/** So much later, and that it has started or is done: one press each. */
export function LaterButtons({ entry, presses, onLater }: LaterButtonsProps) {
  const { id, title, startedAt } = entry;
  return (
    <div className={css.buttons}>
      {[5, 10, 15].map((minutes) => (
        <Button
          key={minutes}
          variant="outline"
          aria-label={`${title}: ${minutes} minutes later`}
          onClick={() => onLater(entry, minutes)}
        >
          {`+${minutes}`}
        </Button>
      ))}
      {startedAt ? (
        <Button
          icon={<Check />}
          aria-label={`Done: ${title}`}
          onClick={() => presses.press({ act: "done", activityId: id }, title)}
        >
          Done
        </Button>
      ) : (
        <Button
          variant="secondary"
          icon={<Play />}
          aria-label={`Started: ${title}`}
          onClick={() => presses.press({ act: "start", activityId: id }, title)}
        >
          Started
        </Button>
      )}
    </div>
  );
}
