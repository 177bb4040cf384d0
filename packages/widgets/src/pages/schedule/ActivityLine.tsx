import { formatClock } from "@jubilee/core/base/time.rules";
import type { PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import type { ReactNode } from "react";
import type { Part } from "../page.types.ts";
import { link } from "../styles/css.ts";
import * as css from "./schedule.css.ts";

interface Props {
  activity: PublicActivity;
  part: Pick<
    Part<{ event: Pick<PublicEvent, "timeZone" | "locale"> }>,
    "shared" | "reader" | "words"
  >;
  /** What is said beside where it is, who hosts it and until when. */
  facts?: readonly (string | false)[];
  /** Its name alone: what it is about and what belongs to it stand elsewhere. */
  isBrief?: boolean;
  children?: ReactNode;
}

/** An activity in a programme: when, what, where, with whom. */
export function ActivityLine({ activity, part, facts, isBrief = false, children }: Props) {
  const { words, reader } = part;
  const { timeZone, locale } = part.shared.event;
  const { startAt, endAt, title, description, room, hostName, materials, cancelled } = activity;
  const clock = (instant: string) => formatClock(instant, timeZone, reader.locale);
  return (
    <li className={css.line}>
      <time className={css.clock} dateTime={startAt}>
        {clock(startAt)}
      </time>
      <div className={css.body}>
        <b className={cancelled ? css.cancelled : undefined} lang={locale} dir="auto">
          {title}
        </b>
        <p>
          {[room, hostName, words.page.untilClock(clock(endAt)), ...(facts ?? [])]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {!isBrief && description && (
          <p lang={locale} dir="auto">
            {description}
          </p>
        )}
        {!isBrief &&
          materials.map(({ label, url }) => (
            <a key={url} className={link} href={url} target="_blank" rel="noreferrer">
              {label}
            </a>
          ))}
        {cancelled && <strong className={css.off}>{words.page.cancelled}</strong>}
        {children}
      </div>
    </li>
  );
}
