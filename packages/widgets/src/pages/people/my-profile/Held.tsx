import { formatterOf } from "@jubilee/core/base/time.rules";
import { heldParts } from "@jubilee/core/people/held.rules";
import { passWords } from "../../answers/pass/words/all.ts";
import { Refusal } from "../../parts/Refusal.tsx";
import * as page from "../../styles/css.ts";
import * as css from "./my-profile.css.ts";
import type { ProfilePart } from "./my-profile.types.ts";
import { heldWords } from "./words/held/all.ts";

/** Moments stand in the zone of what one was last invited to. */
function dayIn({ shared, reader }: ProfilePart): (instant: string) => string {
  const format = formatterOf(reader.locale, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: shared.events[0]?.timeZone ?? "UTC",
    timeZoneName: "short",
  });
  return (instant) => format.format(Date.parse(instant));
}

/** What the hosts keep about a person: to read, to copy, to have erased. */
export function Held(part: ProfilePart) {
  const { shared, own, reader, token } = part;
  const { locale, lang } = reader;
  const copy = lang === "en" ? undefined : heldWords[lang];
  return (
    <section className={css.held} aria-labelledby="held">
      <h2 id="held">{own.held}</h2>
      <p className={page.soft}>{own.heldText(shared.host)}</p>
      {heldParts(shared.held, { locale, day: dayIn(part) }, copy).map(({ title, facts }) => (
        <div key={title}>
          <h3>{title}</h3>
          <dl className={css.rows}>
            {facts.map(({ term, detail }) => (
              <div key={`${term} ${detail}`}>
                <dt>
                  <bdi>{term}</bdi>
                </dt>
                <dd>
                  <bdi>{detail}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {shared.hasHostNotes && <p className={page.soft}>{own.hostNotes}</p>}
      <div className={css.ways}>
        <a
          className={page.smallButton}
          href={`/functions/v1/embed/profile/${encodeURIComponent(token)}/my-data.json`}
          download="my-data.json"
        >
          {own.copy}
        </a>
        <button type="button" className={css.toErase} popoverTarget="erase">
          {own.erase}
        </button>
      </div>
      <Mails {...part} />
    </section>
  );
}

/** Whether these hosts write to the person; links work without. */
function Mails({ shared, reader, address, outcome, words }: ProfilePart) {
  const copy = passWords[reader.lang];
  const { wantsMail } = shared;
  return (
    <div>
      <h3>{copy.mails}</h3>
      <p className={page.soft}>{wantsMail ? copy.mailsOn : copy.mailsOff}</p>
      {outcome?.form === "mails" && <Refusal words={words} outcome={outcome} />}
      <form method="post" action={`${address("mails")}#held`} data-send="">
        <button className={page.link} name="wantsMail" value={wantsMail ? "no" : "yes"}>
          {wantsMail ? copy.mailsStop : copy.mailsStart}
        </button>
      </form>
    </div>
  );
}
