import { formatterOf } from "@jubilee/core/base/time.rules";
import { isDay, monthsAfter } from "@jubilee/core/schedule/calendar-days.rules";
import { monthsAhead } from "@jubilee/core/venues/availability.rules";
import type { VenueSpace } from "@jubilee/core/venues/venues.types";
import ownClock from "../../inline/clock.ts?inline";
import { momentInZone } from "../../moments.ts";
import { Field, Problem, problemId, Trap } from "../../parts/Field.tsx";
import { NameAndEmail } from "../../parts/NameAndEmail.tsx";
import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import { problemOf, spokenFields } from "./forms.ts";
import * as look from "./venue.css.ts";
import type { VenuePart } from "./venue.types.ts";
import { onOwnClock } from "../../parts/own-clock.ts";

type AskPart = VenuePart & { space: VenueSpace };

/** Asks for a space at a time; the planner decides. */
export function AskForm(part: AskPart) {
  const { shared, own, words, reader, address, outcome, key, space, query, stateOf, today } = part;
  if (outcome?.done) return <Sent {...part} asked={outcome.done} />;
  const { spaces, timeZone } = shared.venue;
  const typed = outcome?.typed ?? {};
  const { day = "" } = query;
  const evening = isDay(day) && stateOf(day) !== "shut" ? day : null;
  const zone = formatterOf(reader.locale, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(part.now)
    .find(({ type }) => type === "timeZoneName")?.value;
  const problem = (field: string) => {
    const found = problemOf(outcome, field);
    return found && own.problems[found];
  };
  const time = (name: "startLocal" | "endLocal", clock: string) => ({
    name,
    value: typed[name] ?? (evening ? `${evening}T${clock}` : ""),
    problem: problem(name),
    min: `${today}T00:00`,
    max: `${monthsAfter(today, monthsAhead)}T23:59`,
  });
  return (
    <form
      className={`${css.question} ${css.form}`}
      method="post"
      action={`${address("ask")}#ask`}
      data-send="ask"
      data-typed="ask"
      noValidate
      aria-labelledby="ask-title"
    >
      <h2 id="ask-title">{own.ask}</h2>
      <Refusal words={words} outcome={outcome} fields={spokenFields} />
      <input type="hidden" name="submitKey" value={typed["submitKey"] || key} data-kept="" />
      <div className={css.field}>
        <label className={css.field}>
          <span>{own.space}</span>
          <select
            name="spaceId"
            aria-invalid={problem("spaceId") ? true : undefined}
            aria-describedby={problem("spaceId") ? problemId("spaceId") : undefined}
          >
            {spaces.map(({ id, name, largestCapacity }) => (
              <option key={id} value={id} selected={id === space.id} data-most={largestCapacity}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Problem name="spaceId" said={problem("spaceId")} />
      </div>
      <TimeField label={own.from} {...time("startLocal", "18:00")} />
      <TimeField
        label={own.to}
        {...time("endLocal", "22:00")}
        help={own.clock(zone ?? timeZone.replaceAll("_", " "))}
      />
      <Field
        {...{ words, outcome }}
        name="title"
        label={own.purpose}
        problem={problem("title")}
        maxLength={200}
        required
      />
      <NameAndEmail words={words} outcome={outcome} />
      <People {...part} problem={problem("partySize")} />
      <Field
        {...{ words, outcome }}
        name="note"
        label={own.note}
        hint={words.common.optional}
        maxLength={2000}
        rows={3}
      />
      <Trap />
      <div className={look.foot}>
        <button className={css.main}>{own.send}</button>
      </div>
    </form>
  );
}

const describedBy = (...ids: (string | null | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(" ") || undefined;

interface TimeProps {
  name: string;
  label: string;
  value: string;
  min: string;
  max: string;
  problem: string | null;
  help?: string;
}

/** A moment on the venue's clock. */
function TimeField({ label, problem, help, ...field }: TimeProps) {
  return (
    <div className={css.field}>
      <label className={css.field}>
        <span>{label}</span>
        <input
          type="datetime-local"
          {...field}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(help && "clock", problem && problemId(field.name))}
        />
      </label>
      <Problem name={field.name} said={problem} />
      {help && (
        <p id="clock" className={css.small}>
          {help}
        </p>
      )}
    </div>
  );
}

/** How many come; that they are too many for the space is said, and forbids nothing. */
function People({ own, words, outcome, problem }: AskPart & { problem: string | null }) {
  return (
    <div className={css.field}>
      <label className={css.field}>
        <span>
          {own.people} <i>({words.common.optional})</i>
        </span>
        <input
          name="partySize"
          maxLength={7}
          inputMode="numeric"
          value={outcome?.typed["partySize"] ?? ""}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy("too-many", problem && problemId("partySize"))}
        />
      </label>
      <Problem name="partySize" said={problem} />
      <output
        id="too-many"
        className={css.small}
        data-words={own.tooMany("{space}", "{most}", "{people}")}
      />
    </div>
  );
}

/** The request as its asker sent it. */
function Sent({ own, words, shared, reader, path, asked }: AskPart & { asked: object }) {
  const start: unknown = Reflect.get(asked, "startDate");
  const { timeZone } = shared.venue;
  return (
    <output className={css.question} tabIndex={-1}>
      <h2>{own.sentTitle}</h2>
      {typeof start === "string" && (
        <>
          <p>{momentInZone(start, { timeZone }, reader.locale)}</p>
          <p {...onOwnClock(start, timeZone, reader.locale, words)} />
          <script dangerouslySetInnerHTML={{ __html: ownClock }} />
        </>
      )}
      <p>{own.sentText}</p>
      <a className={css.link} href={`${path}?${new URLSearchParams({ lang: reader.lang })}#free`}>
        {own.another}
      </a>
    </output>
  );
}
