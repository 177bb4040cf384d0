import { counted } from "@jubilee/core/base/words.rules";
import type { ShortTime } from "@jubilee/core/events/blueprint-time.rules";
import { leadOf } from "@jubilee/core/events/blueprints.rules";
import { planNames, planRank } from "@jubilee/core/account/access.rules";
import { partNames, partPlans, partsOf } from "@jubilee/core/events/blueprint-parts.rules";
import type { BlueprintPart } from "@jubilee/core/events/blueprint-parts.types";
import type { Blueprint } from "@jubilee/core/events/blueprints.types";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { inTime, legend, takenParts, templatePart } from "./EventEditor.css.ts";

interface TemplatePartsProps {
  title: string;
  blueprint: Blueprint;
  /** What there is too little time for, at the date as it is chosen so far; undefined where that is over. */
  short: ShortTime | null | undefined;
  plan: PlanType;
  wanted: ReadonlySet<BlueprintPart>;
  onChange: (wanted: ReadonlySet<BlueprintPart>) => void;
  /** Whether tasks and mails move closer to an event that comes sooner than the template wants. */
  fits: boolean;
  onFitsChange: (fits: boolean) => void;
}

/** Which parts of a template the new event takes along; what the plan does not open is named. */
export function TemplateParts({
  title,
  blueprint,
  short,
  plan,
  wanted,
  onChange,
  fits,
  onFitsChange,
}: TemplatePartsProps) {
  const lead = leadOf(blueprint);
  const set = (part: BlueprintPart, isWanted: boolean) => {
    const next = new Set(wanted);
    if (isWanted) next.add(part);
    else next.delete(part);
    onChange(next);
  };
  return (
    <fieldset className={templatePart}>
      <legend className={legend}>{`What comes along from the template “${title}”`}</legend>
      <div className={takenParts}>
        {partsOf(blueprint).map(({ part, count }) => {
          const opens = planRank(plan) >= planRank(partPlans[part]);
          return (
            <Checkbox
              key={part}
              label={`${partNames[part]}, ${count}`}
              help={
                opens
                  ? undefined
                  : `Comes with ${planNames[partPlans[part]]}; until then it stays in the template.`
              }
              checked={opens && wanted.has(part)}
              disabled={!opens}
              onCheckedChange={(isWanted) => set(part, isWanted)}
            />
          );
        })}
      </div>
      {lead > 0 && planRank(plan) >= planRank(partPlans.tasks) && (
        <div className={inTime}>
          <Checkbox
            label="Where time is short, move tasks and mails closer together"
            help={timeWords(lead, short, fits)}
            checked={fits}
            onCheckedChange={onFitsChange}
          />
        </div>
      )}
    </fieldset>
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
