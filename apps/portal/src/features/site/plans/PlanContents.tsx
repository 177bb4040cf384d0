import { comingWords, isComing } from "@jubilee/core/site/coming.rules";
import { Check, Hourglass } from "lucide-react";
import * as css from "./PlanList.css.ts";
import type { PlanPitch } from "./plans.copy.ts";

/** What a plan holds: a tick for what can be used today, and apart from it what is still to come. */
export function PlanContents({ pitch }: { pitch: PlanPitch }) {
  const { above, contents } = pitch;
  const coming = contents.filter(({ features }) => features.some(isComing));
  const held = contents.filter((one) => !coming.includes(one));
  return (
    <ul className={css.contents}>
      {[...(above ? [above] : []), ...held.map(({ words }) => words)].map((words) => (
        <li key={words} className={css.content}>
          <Check size={16} aria-hidden="true" />
          {words}
        </li>
      ))}
      {coming.length > 0 && (
        <li className={css.coming}>
          <Hourglass size={16} aria-hidden="true" />
          <span>
            {comingWords}: {coming.map(({ words }) => words.toLowerCase()).join(", ")}
          </span>
        </li>
      )}
    </ul>
  );
}
