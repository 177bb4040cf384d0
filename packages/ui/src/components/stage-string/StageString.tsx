import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { coverVariables } from "../../covers/frame.ts";
import { inlineVars } from "../../inlineVars.ts";
import { stageBox, stageThings, stringPath, type StageSubject } from "./stage-shapes.rules.ts";
import { useFading } from "../fading/useFading.ts";
import * as css from "./StageString.css.ts";

export interface StringStage {
  key: string;
  name: string;
  done: number;
  total: number;
  /** Below its name: how many are done, and when it is. */
  note: string;
}

export interface StageStringProps {
  /** What it shows: heard, not seen. */
  label: string;
  subject: StageSubject;
  /** Whose inks it wears: the event's type and the seed of its cover. */
  typeId: string;
  eventId: string;
  stages: readonly StringStage[];
  /** The stage that one is in, and how that is said: “You are here”. */
  now: { key: string; label: string };
}

type Look = "0" | "1" | "2" | "3";
/** On a phone it is wider than the screen, and keys scroll what takes the focus. */
const scrolls = { tabIndex: 0 };
const looks: readonly Look[] = ["0", "1", "2", "3"];

/** How many of each stage were done when this was first shown: what is more by now went up since. */
function useFirstDone(stages: readonly StringStage[]): ReadonlyMap<string, number> {
  const [first] = useState(() => new Map(stages.map(({ key, done }) => [key, done])));
  return first;
}

/**
 * Stages one after the other as a string on which one thing hangs for each step, filled when it is
 * done, in the inks of an event. How far one single thing is, is a Progress; the steps of a form are
 * Steps.
 */
export function StageString({ label, subject, typeId, eventId, stages, now }: StageStringProps) {
  const inks = useMemo(() => inlineVars(coverVariables(typeId, eventId)), [typeId, eventId]);
  const scroller = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLLIElement>(null);
  const fades = useFading(scroller, stages.map(({ name }) => name).join(" "));
  const first = useFirstDone(stages);
  useLayoutEffect(() => {
    const [ground, here] = [scroller.current, current.current];
    if (!ground || !here) return;
    const middle = here.offsetLeft + here.offsetWidth / 2 - ground.clientWidth / 2;
    ground.scrollLeft = middle;
  }, []);
  return (
    <div className={css.ground} style={inks}>
      <section ref={scroller} className={css.scroller} aria-label={label} {...fades} {...scrolls}>
        <ol className={css.stages}>
          {stages.map((stage) => (
            <li
              key={stage.key}
              ref={stage.key === now.key ? current : undefined}
              className={css.stage}
              aria-current={stage.key === now.key ? "step" : undefined}
            >
              <svg
                className={css.drawing}
                viewBox={`0 0 ${stageBox.width} ${stageBox.height}`}
                aria-hidden="true"
              >
                <path d={stringPath} className={css.string} />
                {stageThings(subject, stage.done, stage.total).map(
                  ({ x, y, path, isDone }, index) => (
                    <g key={x} transform={`translate(${x} ${y})`}>
                      <path
                        d={path}
                        className={css.thing({
                          look: isDone ? (looks[index % looks.length] ?? "0") : "open",
                          fresh: isDone && index >= (first.get(stage.key) ?? 0),
                        })}
                      />
                    </g>
                  ),
                )}
                <circle cx="0" cy={stageBox.hook} r="3.5" className={css.hook} />
                <circle cx={stageBox.width} cy={stageBox.hook} r="3.5" className={css.hook} />
              </svg>
              <b className={css.name} dir="auto">
                {stage.name}
              </b>
              <span className={css.note}>
                {stage.note.split(" · ").map((part, at, { length }) => (
                  <span key={part}>{at + 1 < length ? `${part} · ` : part}</span>
                ))}
              </span>
              {stage.key === now.key && <span className={css.here}>{now.label}</span>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
