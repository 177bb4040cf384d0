import type { ShortTime } from "@jubilee/core/events/blueprint-time.rules";
import { leadOf } from "@jubilee/core/events/blueprints.rules";
import { planNames, planRank } from "@jubilee/core/account/access.rules";
import { partNames, partPlans, partsOf } from "@jubilee/core/events/blueprint-parts.rules";
import type { BlueprintPart } from "@jubilee/core/events/blueprint-parts.types";
import type { Blueprint } from "@jubilee/core/events/blueprints.types";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { InTime } from "../templates/InTime.tsx";
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
          <InTime lead={lead} short={short} fits={fits} onFitsChange={onFitsChange} />
        </div>
      )}
    </fieldset>
  );
}
