import { inOneLine } from "@jubilee/core/base/commas.rules";
import type { PersonDraft } from "@jubilee/core/answers/party.types";
import { formatClock, formatDay } from "@jubilee/core/base/time.rules";
import type { FormOutcome } from "../../page.types.ts";
import { atMost } from "../../parts/letters.ts";
import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import { mostLetters } from "./forms.ts";
import * as sheets from "./sheets.css.ts";
import type { PassPart } from "./pass.types.ts";

/** Why an answer was not taken, in the reader's words. */
export function WhyNot({ part, outcome }: { part: PassPart; outcome: FormOutcome | null }) {
  const { shared, own: copy, words } = part;
  const refused = outcome?.refused;
  const asked = shared.party.questions.find(({ id }) => id === refused?.field);
  const long = shared.party.questions.find(({ id }) => `q-${id}` === refused?.field);
  if (long) {
    return (
      <p role="alert" tabIndex={-1}>
        <bdi>{long.prompt}</bdi>: {words.refusals.too_long}
      </p>
    );
  }
  if (refused?.code === "clash" || asked) {
    return (
      <p role="alert" tabIndex={-1}>
        {asked ? `${copy.question}: ${asked.prompt}` : copy.clash}
      </p>
    );
  }
  return <Refusal words={words} outcome={outcome} />;
}

interface AnswerProps {
  part: PassPart;
  name: string;
  /** Whose answer it is, where others are asked too. */
  legend: string;
  isNamed: boolean;
  value: string | null;
}

/** Yes, maybe or no for one person. */
export function AnswerField({ part, name, legend, isNamed, value }: AnswerProps) {
  const { answers } = part.words.rsvp;
  return (
    <fieldset className={sheets.segments}>
      <legend className={isNamed ? sheets.legend : css.unseen}>
        <bdi>{legend}</bdi>
      </legend>
      <div>
        {(["yes", "maybe", "no"] as const).map((answer) => (
          <label key={answer}>
            <input type="radio" name={name} value={answer} checked={value === answer} />
            <span>{answers[answer]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PersonProps {
  part: PassPart;
  person: PersonDraft;
}

/** What one person eats, and what must not be on the plate. */
export function TableFields({ part, person }: PersonProps) {
  const { shared, own: copy } = part;
  const { locale } = shared.event;
  const offered = shared.party.meals.filter(({ forChildren }) => person.isChild || !forChildren);
  return (
    <>
      {offered.length > 0 && (
        <fieldset className={sheets.choices}>
          <legend className={sheets.legend}>{copy.meal}</legend>
          {offered.map(({ name, description }) => (
            <label key={name}>
              <input type="radio" name="meal" value={name} checked={person.meal === name} />
              <b lang={locale} dir="auto">
                {name}
              </b>
              {description && (
                <small lang={locale} dir="auto">
                  {description}
                </small>
              )}
            </label>
          ))}
        </fieldset>
      )}
      <label className={css.field}>
        <span>{copy.dietary}</span>
        <input
          name="dietary"
          value={person.dietary}
          {...atMost(mostLetters.dietary, part.words.refusals.too_long)}
          dir="auto"
          autoComplete="off"
        />
        <i className={sheets.aside}>{copy.dietaryWho}</i>
      </label>
    </>
  );
}

/** Which parts of the event one person comes to. */
export function PartsField({ part, person }: PersonProps) {
  const { shared, own: copy, reader, words } = part;
  const { event, party } = shared;
  if (party.activities.length === 0) return null;
  const clock = (instant: string) => formatClock(instant, event.timeZone, reader.locale);
  const left = ({ places, placesLeft }: (typeof party.activities)[number]) => {
    if (places[person.id] === "waiting") return copy.onList;
    if (places[person.id] === "going" || placesLeft === null) return null;
    return placesLeft === 0 ? copy.fullPart : words.page.placesLeft(placesLeft);
  };
  return (
    <fieldset className={sheets.choices}>
      <legend className={sheets.legend}>{copy.comesTo}</legend>
      <input type="hidden" name="parts" value="asked" />
      {party.activities.map((activity) => {
        const { id, title, startAt, endAt, room } = activity;
        const day = formatDay(startAt, event.timeZone, reader.locale, "short");
        const when = inOneLine(reader.locale, day, `${clock(startAt)}–${clock(endAt)}`);
        const facts = [when, room, left(activity)];
        return (
          <label key={id}>
            <input type="checkbox" name={`part-${id}`} checked={person.activities.includes(id)} />
            <b lang={event.locale} dir="auto">
              {title}
            </b>
            <small>{facts.filter(Boolean).join(" · ")}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

/** What the hosts ask of everybody who comes. */
export function QuestionFields({ part, typed }: { part: PassPart; typed: FormOutcome["typed"] }) {
  const { shared, own: copy, draft, words } = part;
  const { locale } = shared.event;
  const isShared = shared.party.members.length > 1;
  return shared.party.questions.map(({ id, prompt, kind, options, required }) => {
    const value = typed[`q-${id}`] ?? draft.answers[id] ?? "";
    const label = required ? prompt : `${prompt} (${words.common.optional})`;
    const choices =
      kind === "yes_no"
        ? [
            ["yes", copy.yes],
            ["no", copy.no],
          ]
        : options.map((text) => [text, text]);
    return (
      <label key={id} className={css.field}>
        <span lang={locale} dir="auto">
          {label}
        </span>
        {isShared && <i className={sheets.aside}>{copy.onceForAll}</i>}
        {kind === "text" ? (
          <input
            name={`q-${id}`}
            value={value}
            {...atMost(mostLetters["q-*"], words.refusals.too_long)}
            dir="auto"
            autoComplete="off"
          />
        ) : (
          <select name={`q-${id}`}>
            <option value="">{copy.choose}</option>
            {choices.map(([text, said]) => (
              <option key={text} value={text} selected={text === value}>
                {said}
              </option>
            ))}
          </select>
        )}
      </label>
    );
  });
}
