import type { CountedEvent } from "@jubilee/core/sharing/countdown.types";
import { countdownParts, type CountdownParts } from "@jubilee/ui/use-now";
import type { CountdownCopy } from "../copy/copy.types.ts";
import { useState } from "react";
import { eventStart } from "../format/event-start.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";
import { unseen } from "../styles/base.css.ts";
import { figures } from "../styles/timer.css.ts";
import { figure, unitName } from "./figures.ts";

interface Props {
  event: CountedEvent;
  copy: CountdownCopy;
  /** The server's clock, in milliseconds. */
  now: number;
  locale: string;
}

type Ear = (parts: CountdownParts, locale: string) => string;

const loadEar = () => import("../steps/countdown/ear.ts");

const units = ["day", "hour", "minute", "second"] as const;

/**
 * Four figures for the eye. For the ear one sentence that changes once a minute, and whose script
 * comes behind the figures; a timer is read when somebody comes to it and never speaks by itself.
 */
export function Figures({ event, copy, now, locale }: Props) {
  const parts = countdownParts(Date.parse(event.startDate), now);
  const [ear, setEar] = useState<Ear | null>(null);
  useEffectOn([], () => {
    loadEar().then(
      ({ distance }) => setEar(() => distance),
      () => undefined,
    );
  });
  const left = ear?.(parts, locale);
  const when = eventStart(event, locale);
  return (
    <div role="timer">
      <span className={unseen}>
        {left ? copy.left(left, when) : left === "" ? copy.soon(when) : when}
      </span>
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
