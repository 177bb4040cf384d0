import type { GroupAnswers as Group } from "@jubilee/core/insight/dashboard.types";
import { Progress } from "@jubilee/ui/progress";
import { groupsList } from "./AnswersCard.css.ts";

/** How many of each group come, such as of each class year. */
export function GroupAnswers({ groups }: { groups: readonly Group[] }) {
  return (
    <ul className={groupsList} aria-label="Coming, by group">
      {groups.map(({ label, coming, guests }) => (
        <li key={label} dir="auto">
          <Progress
            label={label}
            value={coming}
            max={guests}
            detail={`${coming} of ${guests}`}
            tone="success"
          />
        </li>
      ))}
    </ul>
  );
}
