import type { HelperTasks } from "@jubilee/core/tasks/helping.types";
import { momentOfYear } from "../../moments.ts";
import { Bar } from "../../parts/Bar.tsx";
import { Cover } from "../../parts/Cover.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { Refusal } from "../../parts/Refusal.tsx";
import * as page from "../../styles/css.ts";
import * as css from "./helping.css.ts";
import type { HelpingPart } from "./helping.types.ts";
import { OwnParts } from "./OwnParts.tsx";
import { dueWords, OwnTask } from "./OwnTask.tsx";

/** What is theirs to do, what is done, and whether they want mails. */
export function HelpingPage(given: HelpingPart) {
  // After a tick the answer is what stands now.
  const shared = (given.outcome?.done as HelperTasks | undefined) ?? given.shared;
  const part = { ...given, shared };
  const { own, words, reader, productName, address, outcome } = part;
  const { event, tasks } = shared;
  const open = tasks.filter(({ isDone }) => !isDone);
  const done = tasks.filter(({ isDone }) => isDone);
  return (
    <>
      <Bar part={part} />
      <main id="content" tabIndex={-1}>
        <Cover event={event} shape="strip" />
        <div className={page.wrap} id="whole" data-anew="">
          <header className={css.head}>
            <p className={page.small} lang={event.locale} dir="auto">
              {event.name}
            </p>
            <h1 className={page.longTitle} tabIndex={-1}>
              {own.title}
            </h1>
            <p className={page.small}>
              {momentOfYear(event.startDate, event, reader.locale)}
              {event.locationName !== null && (
                <>
                  {" · "}
                  <bdi lang={event.locale}>{event.locationName}</bdi>
                </>
              )}
            </p>
            <p className={css.lead}>{own.lead(shared.name)}</p>
            <Refusal words={words} outcome={outcome?.refused ? outcome : null} />
            <ComesAgain {...part} />
          </header>
          <div className={css.parts}>
            <div>
              <OwnParts part={part} />
              {open.length === 0 && (tasks.length > 0 || shared.parts.length === 0) && (
                <p className={page.notice}>{tasks.length === 0 ? own.none : own.allDone}</p>
              )}
              {open.length > 0 && (
                <ul className={css.tasks}>
                  {open.map((task) => (
                    <OwnTask key={task.id} part={part} task={task} />
                  ))}
                </ul>
              )}
            </div>
            <div className={css.beside}>
              {done.length > 0 && (
                <section>
                  <h2 className={css.doneTitle}>
                    {own.done} <span className={css.count}>{`${done.length}/${tasks.length}`}</span>
                  </h2>
                  <ul className={css.tasks}>
                    {done.map((task) => (
                      <OwnTask key={task.id} part={part} task={task} />
                    ))}
                  </ul>
                </section>
              )}
              {shared.hasEmail && <Mails {...part} />}
            </div>
          </div>
        </div>
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={address()} />
    </>
  );
}

/** What was ticked just now and comes again: else the tick would look as if it had not been taken. */
function ComesAgain(part: HelpingPart) {
  const { outcome, shared, own } = part;
  const ticked = outcome?.form === "tick" && outcome.done ? outcome.typed["taskId"] : null;
  const task = shared.tasks.find(({ id, next }) => id === ticked && next !== null);
  if (!task?.next) return null;
  const { title, timeZone, next } = task;
  return (
    <output className={page.notice} data-said="">
      {own.ticked(title, dueWords({ timeZone, ...next }, part))}
    </output>
  );
}

/** One press, and no reminder comes any more; or they come again. */
function Mails({ shared: { wantsMail }, own, address }: HelpingPart) {
  return (
    <form className={css.mails} method="post" action={address("mails")} data-send="">
      <span>{wantsMail ? own.mailed : own.notMailed}</span>
      <button className={page.link} name="wantsMail" value={wantsMail ? "no" : "yes"}>
        {wantsMail ? own.noMore : own.again}
      </button>
    </form>
  );
}
