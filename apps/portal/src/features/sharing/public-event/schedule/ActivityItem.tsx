import type { PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import { formatClock } from "@jubilee/core/base/time.rules";
import { Chip } from "@jubilee/ui/chip";
import { use, type ReactNode } from "react";
import { HostLanguage } from "../../../../event-kit/guest-page/HostLanguage.ts";
import { action } from "../../../../event-kit/guest-page/Invitation.css.ts";
import * as css from "./Schedule.css.ts";

export interface ActivityItemProps {
  activity: PublicActivity;
  timeZone: string;
  locale: string;
  /** Taking or giving back a place. */
  children?: ReactNode;
}

/** One activity as guests see it: when, what, where, with whom, and one's own place. */
export function ActivityItem({ activity, timeZone, locale, children }: ActivityItemProps) {
  const { title, description, room, hostName, materials, cancelled, mine, people, position } =
    activity;
  const language = use(HostLanguage);
  const until = formatClock(activity.endAt, timeZone, locale);
  const facts = [room, hostName && `with ${hostName}`, `until ${until}`].filter(Boolean);
  return (
    <li className={css.line}>
      <span className={css.clock}>{formatClock(activity.startAt, timeZone, locale)}</span>
      <div className={css.body}>
        <strong
          className={cancelled ? `${css.title} ${css.cancelled}` : css.title}
          lang={language}
          dir="auto"
        >
          {title}
        </strong>
        <span className={css.text}>{facts.join(" · ")}</span>
        {description && (
          <p className={css.text} lang={language} dir="auto">
            {description}
          </p>
        )}
        {materials.length > 0 && (
          <div className={css.actions}>
            {materials.map(({ label, url }) => (
              <a key={url} className={action} href={url} target="_blank" rel="noreferrer">
                {label}
              </a>
            ))}
          </div>
        )}
        {(cancelled || mine || children) && (
          <div className={css.actions}>
            {cancelled && <Chip tone="danger">Cancelled</Chip>}
            {!cancelled && mine === "going" && <Chip tone="success">You go</Chip>}
            {!cancelled && mine === "waiting" && (
              <Chip mark="hollow">{`Waiting, number ${position ?? 1} in line`}</Chip>
            )}
            {!cancelled && mine && people > 1 && (
              <span className={css.text}>For {people} people</span>
            )}
            {children}
          </div>
        )}
      </div>
    </li>
  );
}
