import { timingLimits, timingWall } from "@jubilee/core/mailing/campaign-timing.rules";
import type { CampaignTiming } from "@jubilee/core/mailing/campaigns.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Grid } from "@jubilee/ui/grid";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { NumberField } from "@jubilee/ui/number-field";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TimeField } from "../../../../page-kit/dates/TimeField.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { whenWords } from "../results/when.rules.ts";

/** What is chosen: days are counted away from the event, so before it is a direction of its own. */
export interface Timed {
  side: "before" | "start" | "end" | "invitation";
  days: number | null;
  at: string;
  clock: "guest" | "event";
}

const sides = [
  { value: "before", label: "before it begins" },
  { value: "start", label: "after it begins" },
  { value: "end", label: "after it ends" },
  { value: "invitation", label: "after inviting, unanswered" },
] as const;

/** A timing as it is chosen; null while it is not whole. */
export function timingOf({ side, days, at }: Timed): CampaignTiming | null {
  if (days === null || at === "") return null;
  if (side === "before") return { from: "start", days: -days, at };
  return { from: side, days, at };
}

/** What the fields show of a timing; without one, a week before. */
export function timedOf(timing: CampaignTiming | null, clock: Timed["clock"]): Timed {
  if (!timing) return { side: "before", days: 7, at: "09:00", clock };
  const { from, days, at } = timing;
  const side = from === "start" && days < 0 ? "before" : from;
  return { side, days: Math.abs(days), at, clock };
}

interface TimingFieldsProps {
  event: EventRecord;
  zone: string;
  value: Timed;
  error: string | undefined;
  onValueChange: (value: Timed) => void;
}

/** How many days before or after what, at what time of whose day; and which day that is now. */
export function TimingFields({ event, zone, value, error, onValueChange }: TimingFieldsProps) {
  const locale = useLocale();
  const timing = timingOf(value);
  const { side, days, at, clock } = value;
  const limits = timingLimits[side === "before" ? "start" : side];
  const told = timing && {
    goesLocal: timingWall(timing, event),
    goesBy: clock,
    timing: timing.from === "invitation" ? timing : null,
  };
  return (
    <Stack gap="4">
      <Grid columns={{ mobile: "1", tablet: "2" }} gap="4">
        <NumberField
          label="Days"
          min={Math.max(0, limits.least)}
          max={limits.most}
          value={days}
          onValueChange={(days) => onValueChange({ ...value, days })}
        />
        <Select
          label="Counted"
          options={sides}
          value={side}
          onValueChange={(side) =>
            onValueChange({ ...value, side, days: side === "invitation" ? days || 3 : days })
          }
        />
        <TimeField
          label="At"
          zone={event.timeZone}
          hideZone
          value={at}
          error={error}
          onValueChange={(at) => onValueChange({ ...value, at })}
        />
        <Select
          label="Whose clock"
          options={[
            { value: "guest", label: "Each one’s own" },
            { value: "event", label: `The clock in ${zone}` },
          ]}
          value={clock}
          onValueChange={(clock) => onValueChange({ ...value, clock })}
        />
      </Grid>
      {told && error === undefined && (
        <InlineMessage tone="info">
          {side === "invitation"
            ? `Goes ${whenWords(told, event.timeZone, locale)}. It stays on until answers close, and asks nobody twice.`
            : `As things stand it goes ${whenWords(told, event.timeZone, locale)}. When the event moves, it moves along.`}
        </InlineMessage>
      )}
    </Stack>
  );
}
