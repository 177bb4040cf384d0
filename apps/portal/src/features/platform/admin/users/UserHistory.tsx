import { stepsCopy } from "@jubilee/core/platform/administration.copy";
import type { UserDetail } from "@jubilee/core/platform/administration.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { When } from "../../../../page-kit/When.tsx";
import { grow, line, part, quiet, title } from "./UserPanel.css.ts";

/** Somebody's newest events, and what administrators did about them. */
export function UserHistory({ user }: { user: UserDetail }) {
  const locale = useLocale();
  return (
    <>
      <section className={part} aria-labelledby="user-events">
        <h3 className={title} id="user-events">
          Events
        </h3>
        {user.events.length === 0 && <Text tone="muted">None yet.</Text>}
        {user.events.map((event) => (
          <div key={event.id} className={line}>
            <span className={grow} dir="auto">
              {event.name}
            </span>
            <span className={quiet}>
              {formatDay(event.startDate, event.timeZone, locale, "short")}
            </span>
          </div>
        ))}
      </section>
      <section className={part} aria-labelledby="user-steps">
        <h3 className={title} id="user-steps">
          What administrators did
        </h3>
        {user.steps.length === 0 && <Text tone="muted">Nothing so far.</Text>}
        {user.steps.map((step) => (
          <div key={step.id} className={line}>
            <span className={grow}>
              {stepsCopy[step.action] ?? step.action}
              <Text tone="muted">
                {[step.actorName ?? "The server", step.reason].filter(Boolean).join(": ")}
              </Text>
            </span>
            <span className={quiet}>
              <When at={step.at} />
            </span>
          </div>
        ))}
      </section>
    </>
  );
}
