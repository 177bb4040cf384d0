import { formatDatesBriefly } from "@jubilee/core/base/time.rules";
import type { RsvpAnswer } from "@jubilee/core/sharing/public-event.types";
import * as css from "../../styles/css.ts";
import * as own from "./pass.css.ts";
import type { PassPart } from "./pass.types.ts";
import { broughtAnswer, lacksAnswers, openOf } from "./standing.rules.ts";

/** Whether the whole party is asked at once: what is open, and a yes that a mail's link would change. */
export const asksNow = ({ standing, shared, query }: PassPart): boolean =>
  shared.party.canAnswer &&
  (standing === "asked" ||
    standing === "maybe" ||
    standing === "waiting" ||
    (standing === "yes" && broughtAnswer(query, standing) !== null));

/** The question with its answers, each of which counts at once; or the way back from a no. */
export function AnswerForm(part: PassPart) {
  const { standing, shared, address, own: copy, words, key } = part;
  if (!shared.party.canAnswer) return null;
  const people = shared.party.members.length;
  const isNo = standing === "no";
  if (!isNo && !asksNow(part)) return null;
  return (
    <form
      className={own.answer}
      method="post"
      action={address("answer")}
      data-send=""
      data-keep={words.page.kept}
    >
      <input type="hidden" name="key" value={key} data-once="" />
      {askedOf(part).isPart && <input type="hidden" name="whom" value="open" />}
      <div className={own.ask}>
        <b>{isNo ? copy.plansChanged : question(part)}</b>
        <span className={css.soft}>{toConfirm(part) ?? leftOf(part)}</span>
      </div>
      {isNo ? (
        <Button part={part} answer="yes" look={css.button} label={copy.afterAll(people)} />
      ) : (
        <Answers {...part} />
      )}
    </form>
  );
}

/** Of a party of which some have answered, the others alone are asked. */
function askedOf({ standing, shared: { party } }: PassPart): { people: number; isPart: boolean } {
  const all = party.members.length;
  const open = openOf(party);
  const isPart = standing === "asked" && open < all;
  return { people: isPart ? open : all, isPart };
}

function question(part: PassPart): string {
  const { people } = askedOf(part);
  return people > 1 ? part.own.askAll(people) : part.words.rsvp.title;
}

/** Until when one answers; for whoever stays away, how many places are left. */
function leftOf({ standing, shared: { rsvp, event, party }, words, reader }: PassPart): string {
  const { placesLeft, capacity } = rsvp;
  if (standing === "no") {
    const isKnown = capacity !== null && placesLeft !== null && placesLeft > 0;
    return isKnown ? words.page.placesLeft(placesLeft) : "";
  }
  if (party.closes === null) return "";
  const day = { startDate: party.closes, endDate: party.closes, timeZone: event.timeZone };
  return words.page.by(formatDatesBriefly(day, reader.locale));
}

/** What each answer says on its button. */
function labelsOf(part: PassPart): Record<RsvpAnswer, string> {
  const { own: copy, words } = part;
  const { answers } = words.rsvp;
  const comes = askedOf(part).people > 1 ? copy.weCome : words.page.comes;
  return { yes: comes, maybe: answers.maybe, no: answers.no };
}

/** What is left to do for whoever chose in a mail: following a link stores nothing. */
function toConfirm(part: PassPart): string | null {
  const brought = broughtAnswer(part.query, part.standing);
  return brought && part.standing !== "no" ? part.own.confirm(labelsOf(part)[brought]) : null;
}

function Answers(part: PassPart) {
  const { standing, query } = part;
  // Whoever waits has said yes.
  const given = standing === "waiting" ? "yes" : standing;
  const labels = labelsOf(part);
  const brought = broughtAnswer(query, standing);
  const main = brought ?? (standing === "asked" ? "yes" : null);
  return (
    <div className={css.answers} data-brought={brought ?? undefined}>
      {(["yes", "maybe", "no"] as const).map((answer) => (
        <Button
          key={answer}
          part={part}
          answer={answer}
          look={answer === main ? css.main : css.button}
          label={labels[answer]}
          isGiven={answer === given}
        />
      ))}
    </div>
  );
}

interface ButtonProps {
  part: PassPart;
  answer: RsvpAnswer;
  look: string;
  label: string;
  isGiven?: boolean;
}

/** Sends the answer; where the hosts must know more of who comes, it opens their questions. */
function Button({ part, answer, look, label, isGiven = false }: ButtonProps) {
  const opens = answer !== "no" && lacksAnswers(part.shared.party);
  return (
    <button
      className={look}
      aria-pressed={isGiven || undefined}
      {...(opens
        ? { type: "button", popoverTarget: `all-${answer}` }
        : { name: "answer", value: answer })}
    >
      <bdi>{label}</bdi>
    </button>
  );
}
