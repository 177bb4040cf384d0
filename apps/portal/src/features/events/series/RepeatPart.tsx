import { checkSeriesDraft, newSeriesDraft } from "@jubilee/core/events/event-series.rules";
import type { SeriesDraft } from "@jubilee/core/events/event-series.types";
import type { EventDraft } from "@jubilee/core/events/events.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { DatesPreview } from "./DatesPreview.tsx";
import { fields } from "./series.css.ts";
import { SeriesFields } from "./SeriesFields.tsx";

export interface RepeatPartProps {
  /** Null: it takes place once. */
  draft: SeriesDraft | null;
  event: EventDraft;
  onChange: (draft: SeriesDraft | null) => void;
}

/** Whether a new event repeats, and on which dates. */
export function RepeatPart({ draft, event, onChange }: RepeatPartProps) {
  const { startLocal, endLocal, timeZone } = event;
  const isTimed = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(startLocal);
  return (
    <div className={fields}>
      <Checkbox
        label="It repeats"
        help="Each date becomes an event of its own; you can change one, the following, or all."
        checked={draft !== null}
        disabled={!isTimed}
        onCheckedChange={(repeats) => onChange(repeats ? newSeriesDraft(startLocal) : null)}
      />
      {draft && isTimed && (
        <>
          <SeriesFields
            draft={draft}
            startLocal={startLocal}
            errors={checkSeriesDraft(draft, startLocal)}
            onChange={(part) => onChange({ ...draft, ...part })}
          />
          <DatesPreview
            draft={draft}
            startLocal={startLocal}
            endLocal={endLocal}
            timeZone={timeZone}
          />
        </>
      )}
    </div>
  );
}
