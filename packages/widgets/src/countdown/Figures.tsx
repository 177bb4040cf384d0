import type { CountedEvent } from "@jubilee/core/sharing/countdown.types";
import { countdownParts } from "@jubilee/ui/countdown";
import type { CountdownCopy } from "../copy/copy.types.ts";
import { eventStart } from "../format/event-start.ts";
import { unseen } from "../styles/base.css.ts";
import { figures } from "../styles/timer.css.ts";
import { distance, figure, unitName } from "./distance.ts";

interface Props {
  event: CountedEvent;
  copy: CountdownCopy;
  /** The server's clock, in milliseconds. */
  now: number;
  locale: string;
}

const units = ["day", "hour", "minute", "second"] as const;

/**
 * Four figures for the eye. For the ear one sentence that changes once a minute; a timer is read
 * when somebody comes to it and never speaks by itself.
 */
export function Figures({ event, copy, now, locale }: Props) {
  const parts = countdownParts(Date.parse(event.startDate), now);
  const left = distance(parts, locale);
  const when = eventStart(event, locale);
  return (
    <div role="timer">
      <span className={unseen}>{left ? copy.left(left, when) : copy.soon(when)}</span>
      <div className={figures} aria-hidden="true">
        {units.map((unit) => {
          const value = parts[`${unit}s`];
          return (
            <p key={unit}>
              <b>{figure(value, locale)}</b>
              {unitName(value, unit, locale)}
            </p>
          );
        })}
      </div>
    </div>
  );
}
