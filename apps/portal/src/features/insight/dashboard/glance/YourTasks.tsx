import { avatarUrl, displayName } from "@jubilee/core/account/auth.rules";
import { Avatar } from "@jubilee/ui/avatar";
import { Card } from "@jubilee/ui/card";
import { Link as ActionLink } from "@jubilee/ui/link";
import { Circle } from "lucide-react";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { useAuth } from "../../../../app/session/useAuth.ts";
import { useMyEvents } from "../../../../event-kit/data/useMyEvents.ts";
import { useReading } from "../../../../page-kit/data/useRead.ts";
import type { FactTelling } from "../../../../page-kit/fact.types.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { ownLines } from "../category/category.rules.ts";
import { tasksRead } from "./tasksRead.ts";
import { below, end, late, nobody, ring, task, taskName, taskOf, words } from "./Glance.css.ts";

/**
 * What is to be done next, over all events: the reader's own tasks and those of nobody, of the next two weeks,
 * what is late first. Nothing at all where there is none.
 */
export function YourTasks({ telling }: { telling: FactTelling }) {
  const place = { locale: useLocale(), nowMs: useNow() };
  const { data } = useReading(tasksRead);
  const { data: isOfSeveral = true } = useMyEvents({ select: ({ length }) => length > 1 });
  const { user } = useAuth();
  const { config } = usePortal();
  const name = displayName(user);
  const photo = avatarUrl(user, config.supabaseUrl);
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
          {lines.map(({ key, title, address, isLate, apart }) => (
            <li key={key} className={task}>
              <Circle className={ring} size={20} aria-hidden="true" />
              <span className={words}>
                <RouterAnchor href={address} className={taskName} dir="auto">
                  {title}
                </RouterAnchor>
                {apart?.of && isOfSeveral && (
                  <span className={taskOf} dir="auto">
                    {apart.of}
                  </span>
                )}
              </span>
              <span className={isLate ? late : end}>{apart?.when}</span>
              {apart?.isMine ? (
                <Avatar name={name} size="s" {...(photo ? { photoUrl: photo } : {})} spoken />
              ) : (
                <span className={nobody} title="Nobody’s yet" />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
