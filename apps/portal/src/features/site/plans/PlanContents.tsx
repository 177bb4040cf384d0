import { isComing } from "@jubilee/core/site/coming.rules";
import { Check } from "lucide-react";
import * as css from "./PlanList.css.ts";
import type { PlanPitch } from "@jubilee/core/account/plan-pitches.copy";

/** What a plan holds that can be used today; what is still to come stands below all plans. */
export function PlanContents({ pitch }: { pitch: PlanPitch }) {
  const { above, contents } = pitch;
  const held = contents.filter(({ features }) => !features.some(isComing));
  return (
    <ul className={css.contents}>
      {[...(above ? [above] : []), ...held.map(({ words }) => words)].map((words) => (
        <li key={words} className={css.content}>
          <Check size={16} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  );
}
