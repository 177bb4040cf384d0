import { planNames, planRank } from "@jubilee/core/account/access.rules";
import { partNames, partPlans, partsOf } from "@jubilee/core/events/blueprint-parts.rules";
import type { BlueprintPart } from "@jubilee/core/events/blueprint-parts.types";
import type { Blueprint } from "@jubilee/core/events/blueprints.types";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { legend, takenParts, templatePart } from "./EventEditor.css.ts";

interface TemplatePartsProps {
  title: string;
  blueprint: Blueprint;
  plan: PlanType;
  wanted: ReadonlySet<BlueprintPart>;
  onChange: (wanted: ReadonlySet<BlueprintPart>) => void;
}

/** Which parts of a template the new event takes along; what the plan does not open is named. */
export function TemplateParts({ title, blueprint, plan, wanted, onChange }: TemplatePartsProps) {
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
    </fieldset>
  );
}
