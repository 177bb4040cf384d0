import { Refusal } from "../parts/Refusal.tsx";
import * as css from "../styles/css.ts";
import { initialsOf } from "@jubilee/ui/initials";
import * as rows from "./pass/rows.css.ts";
import type { PassPart, PassSection } from "./pass/pass.types.ts";

/** Whether those who come are named on the event's page: each says so for themselves. */
export const section: PassSection = {
  about: "own",
  order: 90,
  isShown: (place) => seenBy(place).length > 0,
  part: (place) => <Seen {...place} />,
};

/** Who comes and may be named; whoever agreed can always take it back. */
function seenBy({ shared }: PassPart) {
  const { faces } = shared;
  if (!faces) return [];
  return shared.party.members.filter(
    ({ id, state }) => faces[id] === true || (faces[id] === false && state === "yes"),
  );
}

function Seen(place: PassPart) {
  const { own: copy, outcome, words } = place;
  return (
    <section className={css.section} aria-labelledby="seen" id="faces">
      <h2 id="seen">{copy.seen}</h2>
      <p className={css.small}>{copy.seenText}</p>
      {outcome?.form === "face" && <Refusal words={words} outcome={outcome} />}
      <ul>
        {seenBy(place).map(({ id, name }) => (
          <Person key={id} place={place} id={id} name={name} />
        ))}
      </ul>
    </section>
  );
}

function Person({ place, id, name }: { place: PassPart; id: string; name: string }) {
  const { own: copy, address, shared } = place;
  const isNamed = shared.faces?.[id] === true;
  const act = isNamed ? copy.unnameMe : copy.nameMe;
  return (
    <li className={rows.row}>
      <span className={rows.face} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span>
        <b dir="auto">{name}</b>
        <span className={css.small}>{isNamed ? copy.named : copy.notNamed}</span>
      </span>
      <form method="post" action={`${address("face")}#faces`} data-send="">
        <input type="hidden" name="person" value={id} />
        <button
          id={`face-${id}`}
          className={isNamed ? css.link : css.smallButton}
          name="isShown"
          value={isNamed ? "no" : "yes"}
          aria-label={`${act}: ${name}`}
        >
          {act}
        </button>
      </form>
    </li>
  );
}
