import { formatterOf } from "@jubilee/core/base/time.rules";
import type { HelperDue, HelperTask } from "@jubilee/core/tasks/helping.types";
import { momentInZone } from "../../moments.ts";
import { RichWords } from "../../parts/RichWords.tsx";
import * as page from "../../styles/css.ts";
import { Comments } from "./Comments.tsx";
import * as css from "./helping.css.ts";
import type { HelpingPart } from "./helping.types.ts";

export interface OwnTaskProps {
  part: HelpingPart;
  task: HelperTask;
}

/** A task with its tick, its time, its steps and what the hosts wrote about it. */
export function OwnTask({ part, task }: OwnTaskProps) {
  const { own, shared, now } = part;
  const isLate = !task.isDone && task.dueAt !== null && Date.parse(task.dueAt) <= now;
  return (
    <li className={css.task}>
      <Tick part={part} task={task} name={task.title} isDone={task.isDone} />
      <div className={css.words}>
        <p className={isLate ? css.late : page.small}>
          {isLate ? own.late(dueWords(task, part)) : dueWords(task, part)}
        </p>
        {task.next && (
          <p className={page.small}>
            {own.comesAgain(dueWords({ timeZone: task.timeZone, ...task.next }, part))}
          </p>
        )}
        {task.with.length > 0 && (
          <p className={page.small}>{own.with(listed(task.with, part.reader.locale))}</p>
        )}
        {task.notes && (
          <div lang={shared.event.locale} dir="auto">
            <RichWords text={task.notes} />
          </div>
        )}
        {task.steps.length > 0 && (
          <ul className={css.steps} aria-label={own.steps}>
            {task.steps.map((step) => (
              <li key={step.id}>
                <Tick
                  part={part}
                  task={task}
                  stepId={step.id}
                  name={step.text}
                  isDone={step.done}
                />
              </li>
            ))}
          </ul>
        )}
        <Comments part={part} task={task} />
      </div>
    </li>
  );
}

interface TickProps extends OwnTaskProps {
  /** Of one step; without one, of the whole task. */
  stepId?: string;
  name: string;
  isDone: boolean;
}

/** A form of one button, so that it works before and without any script. */
function Tick({ part, task, stepId, name, isDone }: TickProps) {
  const { own, words, address, shared, outcome } = part;
  const id = `tick-${stepId ?? task.id}`;
  return (
    <form method="post" action={address("tick")} data-send="" data-keep={words.page.kept}>
      <input type="hidden" name="taskId" value={task.id} />
      {stepId !== undefined && <input type="hidden" name="stepId" value={stepId} />}
      <button
        // The focus comes back to it, or goes to why it was refused.
        id={outcome?.refused ? undefined : id}
        className={stepId === undefined ? css.tick : css.stepTick}
        name="isDone"
        value={isDone ? "no" : "yes"}
        aria-pressed={isDone}
      >
        <span className={css.box} aria-hidden="true">
          <svg viewBox="0 0 24 24" className={css.check}>
            <path d="M5 13l4 4L19 7" />
          </svg>
        </span>
        <span lang={shared.event.locale} dir="auto">
          {name}
        </span>
        <span className={page.unseen}>{own.tick}</span>
      </button>
    </form>
  );
}

/** `Friday 4 June`, with its year where that is not this one; or with a clock and its zone. */
export function dueWords(
  task: HelperDue & { timeZone: string },
  { own, reader, now }: HelpingPart,
): string {
  const { dueLocal, dueAt, hasClock, timeZone } = task;
  if (dueLocal === null || dueAt === null) return own.someDay;
  if (hasClock) return own.until(momentInZone(dueAt, { timeZone }, reader.locale));
  const isThisYear = dueLocal.slice(0, 4) === String(new Date(now).getUTCFullYear());
  const day = {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" as const }),
    timeZone: "UTC",
  } as const;
  const at = Date.parse(`${dueLocal.slice(0, 10)}T00:00Z`);
  return own.until(formatterOf(reader.locale, day).format(at));
}

const listed = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { style: "long", type: "conjunction" }).format(names);
