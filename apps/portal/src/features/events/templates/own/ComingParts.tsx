import { planNames, planRank } from "@jubilee/core/account/access.rules";
import type { PartComing } from "@jubilee/core/events/blueprint-coming.rules";
import { partNames, partPlans } from "@jubilee/core/events/blueprint-parts.rules";
import type { BlueprintPart } from "@jubilee/core/events/blueprint-parts.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Stack } from "@jubilee/ui/stack";
import { useAccount } from "../../../../app/session/useRights.ts";

interface ComingPartsProps {
  parts: readonly PartComing[];
  /** Those that stay in the template. */
  left: ReadonlySet<BlueprintPart>;
  onLeft: (left: ReadonlySet<BlueprintPart>) => void;
}

const thereWords = (there: number) =>
  there === 0 ? undefined : `${there} ${there === 1 ? "is" : "are"} there already.`;

/** What would come of each part of a template, what is there already, what a plan opens. */
export function ComingParts({ parts, left, onLeft }: ComingPartsProps) {
  const plan = useAccount()?.plan ?? "free";
  const set = (part: BlueprintPart, isWanted: boolean) => {
    const next = new Set(left);
    if (isWanted) next.delete(part);
    else next.add(part);
    onLeft(next);
  };
  return (
    <Stack gap="3">
      {parts.map(({ part, comes, there }) => {
        const opens = planRank(plan) >= planRank(partPlans[part]);
        return (
          <Checkbox
            key={part}
            label={`${partNames[part]}: ${comes > 0 ? `${comes} more` : "nothing more"}`}
            help={opens ? thereWords(there) : `Comes with ${planNames[partPlans[part]]}.`}
            checked={opens && comes > 0 && !left.has(part)}
            disabled={!opens || comes === 0}
            onCheckedChange={(isWanted) => set(part, isWanted)}
          />
        );
      })}
    </Stack>
  );
}
