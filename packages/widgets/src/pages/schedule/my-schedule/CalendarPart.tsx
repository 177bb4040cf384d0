import { CopyButton } from "../../parts/CopyButton.tsx";
import * as css from "../../styles/css.ts";
import type { SchedulePart } from "./my-schedule.types.ts";
import * as own from "./my-schedule.css.ts";

/** An address that one's own calendar program reads again and again; it opens nothing else. */
export function CalendarPart(part: SchedulePart) {
  const { calendar, own: copy, words, action } = part;
  if (!calendar) return null;
  const { url } = calendar;
  return (
    <section className={css.section} aria-labelledby="keeps" data-screen-only="">
      <h2 id="keeps">{copy.keeps}</h2>
      <p className={css.soft}>{url ? copy.keptText : copy.keepsText}</p>
      <div className={own.ways}>
        {url ? (
          <>
            <a className={css.smallButton} href={url.replace(/^https?:/u, "webcal:")}>
              {copy.open}
            </a>
            <CopyButton text={url} label={words.page.copyAddress} done={words.page.copiedText} />
            <Asked part={part} what="renew" label={copy.renew} text={copy.renewText} />
            <Asked part={part} what="stop" label={copy.stop} text={copy.stopText} />
          </>
        ) : (
          <form method="post" action={action("calendar")} data-send="">
            <button className={css.smallButton} name="what" value="open">
              {copy.subscribe}
            </button>
          </form>
        )}
      </div>
    </section>
  );
}

interface AskedProps {
  part: SchedulePart;
  what: "renew" | "stop";
  label: string;
  text: string;
}

/** What calendars lose by it is said before. */
function Asked({ part, what, label, text }: AskedProps) {
  const { own: copy, action } = part;
  const id = `calendar-${what}`;
  return (
    <>
      <button type="button" className={css.link} popoverTarget={id}>
        {label}
      </button>
      <dialog
        id={id}
        popover="auto"
        className={css.sheet}
        aria-labelledby={`${id}-title`}
        data-closes=""
      >
        <h2 id={`${id}-title`}>{label}</h2>
        <p>{text}</p>
        <form className={own.ways} method="post" action={action("calendar")} data-send="">
          <button
            type="button"
            className={css.button}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {copy.cancel}
          </button>
          <button className={css.main} name="what" value={what}>
            {label}
          </button>
        </form>
      </dialog>
    </>
  );
}
