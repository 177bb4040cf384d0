import { counted } from "@jubilee/core/base/words.rules";
import type { ShortTime } from "@jubilee/core/events/blueprint-time.rules";
import { Checkbox } from "@jubilee/ui/checkbox";

interface InTimeProps {
  /** How many days before the event the template begins. */
  lead: number;
  /** What there is too little time for; null for nothing, undefined where the event has begun. */
  short: ShortTime | null | undefined;
  fits: boolean;
  onFitsChange: (fits: boolean) => void;
}

/** Whether tasks and mails move closer to an event that comes sooner than the template wants. */
export function InTime({ lead, short, fits, onFitsChange }: InTimeProps) {
  return (
    <Checkbox
      label="Where time is short, move tasks and mails closer together"
      help={timeWords(lead, short, fits)}
      checked={fits}
      onCheckedChange={onFitsChange}
    />
  );
}

/** Whether there is time for all of it, and what becomes of what there is none for. */
function timeWords(lead: number, short: ShortTime | null | undefined, fits: boolean): string {
  const begins = `The template begins ${counted(lead, "day")} before the event.`;
  if (short === undefined) return begins;
  if (!short) return `${begins} At this date there is time for all of it.`;
  const { daysLeft, tasks, mails } = short;
  const late = [
    ...(tasks > 0 ? [counted(tasks, "task")] : []),
    ...(mails > 0 ? [counted(mails, "mail")] : []),
  ].join(" and ");
  const left = daysLeft === 0 ? "It is today" : `It is in ${counted(daysLeft, "day")}`;
  return fits
    ? `${begins} ${left}: ${late} ${tasks + mails === 1 ? "moves" : "move"} closer to it, and nothing is late when it is made.`
    : `${begins} ${left}: ${late} would be late at once.`;
}
