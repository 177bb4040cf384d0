import { Card } from "@jubilee/ui/card";
import { Link as ActionLink } from "@jubilee/ui/link";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { useReading } from "../../../../page-kit/data/useRead.ts";
import type { FactTelling } from "../../../../page-kit/fact.types.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { ownLines } from "../category/category.rules.ts";
import { tasksRead } from "./tasksRead.ts";
import { below, end, late, notice, what } from "./Glance.css.ts";

/**
 * What is to be done next, over all events: the reader's own tasks and those of nobody, of the next two weeks,
 * what is late first. Nothing at all where there is none.
 */
export function YourTasks({ telling }: { telling: FactTelling }) {
  const place = { locale: useLocale(), nowMs: useNow() };
  const { data } = useReading(tasksRead);
  const lines = data ? ownLines([telling], data, place) : [];
  if (lines.length === 0) return null;
  return (
    <div className={below}>
      <Card
        title="What is to be done next"
        action={
          telling.act && (
            <ActionLink look="action" href={telling.act.address}>
              All tasks
            </ActionLink>
          )
        }
      >
        <ul>
          {lines.map(({ key, title, address, detail, isLate }) => (
            <li key={key} className={notice}>
              <RouterAnchor href={address} className={what} dir="auto">
                {title}
              </RouterAnchor>
              <span className={isLate ? late : end} dir="auto">
                {isLate ? `Late · ${detail}` : detail}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
