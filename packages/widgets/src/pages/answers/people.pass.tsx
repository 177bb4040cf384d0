import type { PersonDraft } from "@jubilee/core/answers/party.types";
import { momentInZone } from "../moments.ts";
import { Icon } from "../parts/Icon.tsx";
import { plate, plus, question } from "../parts/icons.ts";
import * as css from "../styles/css.ts";
import { initialsOf } from "@jubilee/ui/initials";
import { mayBring } from "./pass/CompanionSheets.tsx";
import * as rows from "./pass/rows.css.ts";
import type { Asked, PassPart, PassSection } from "./pass/pass.types.ts";
import { hostOf } from "./pass/people.ts";

/** Everybody whom the link answers for, as rows, each with the way to change it. */
export const section: PassSection = {
  about: "own",
  order: 20,
  asks: askedOf,
  isShown: ({ standing, shared }) =>
    shared.rsvp.state !== "off" &&
    !["cancelled", "over", "thanks"].includes(standing) &&
    // Whoever is asked alone has the question on top.
    (standing !== "asked" || shared.party.members.length > 1),
  part: (place) => <People {...place} />,
};

const opener = (id: string, label: string, name: string) => (
  <button
    type="button"
    className={css.smallButton}
    popoverTarget={id}
    aria-label={`${label}: ${name}`}
  >
    {label}
  </button>
);

/** What the hosts must still know of those who come. */
function askedOf({ shared, draft, own: copy, standing }: PassPart): Asked[] {
  const { meals, questions, answers, canAnswer } = shared.party;
  if (!canAnswer || (standing !== "yes" && standing !== "waiting")) return [];
  const lacksMeal = (one: PersonDraft) =>
    one.answer === "yes" &&
    one.meal === "" &&
    meals.some(({ forChildren }) => one.isChild || !forChildren);
  const hungry = [...draft.members, ...draft.companions].filter(
    (one) => lacksMeal(one) && one.name !== "",
  );
  const open = questions.filter(({ id }) => !answers[id]?.trim());
  return [
    ...hungry.map((one) => ({
      key: `meal-${one.id}`,
      icon: plate,
      title: copy.mealFor(one.name),
      line: copy.noChoice,
      act: opener(`person-${one.id}`, copy.choose, one.name),
    })),
    ...(open[0]
      ? [
          {
            key: "questions",
            icon: question,
            title: copy.question,
            line: open.map(({ prompt }) => prompt).join(" · "),
            act: opener("all", copy.answerIt, copy.question),
          },
        ]
      : []),
  ];
}

function People(place: PassPart) {
  const { shared, draft, own: copy, reader, words, standing } = place;
  const { party, event } = shared;
  const { members, canAnswer, canAsk, closes, note } = party;
  const until = closes && momentInZone(closes, event, reader.locale);
  const bringsMore = canAnswer ? mayBring(place) : 0;
  return (
    <section className={css.section} aria-labelledby="people" id="who">
      <div className={rows.head}>
        <h2 id="people">{copy.whoComes}</h2>
        {canAnswer && members.length > 1 && (
          <button type="button" className={css.link} popoverTarget="all">
            {copy.answerForAll}
          </button>
        )}
      </div>
      {canAnswer && until && standing !== "asked" && (
        <p className={css.small}>{words.rsvp.changeUntil(until)}</p>
      )}
      <ul>
        {members.map((member, at) => (
          <Person
            key={member.id}
            place={place}
            name={member.name}
            face={initialsOf(member.name)}
            id={member.id}
            isOpen={member.state === null}
            facts={factsOf(place, draft.members[at], member)}
          />
        ))}
        {draft.companions.map(({ id, name, ...companion }) => (
          <Person
            key={id}
            place={place}
            name={name || copy.withWhom(hostOf(place))}
            face={name ? initialsOf(name) : "+1"}
            id={id}
            isOpen={false}
            facts={[
              companion.isChild && copy.child,
              companion.meal,
              companion.dietary,
              name === "" && copy.nameLater,
            ]}
          />
        ))}
        {bringsMore > 0 && <Bring place={place} count={bringsMore} />}
      </ul>
      {note && (
        <div className={rows.word}>
          <b>{copy.yourWord}</b>
          <p dir="auto">{note}</p>
        </div>
      )}
      <Ways {...place} />
      {!canAnswer && canAsk && (
        <button type="button" className={css.smallButton} popoverTarget="all">
          {copy.askTitle}
        </button>
      )}
    </section>
  );
}

function factsOf(
  { own: copy, shared: { party } }: PassPart,
  draft: PersonDraft | undefined,
  { state, isChild, waitlistPosition, id }: PassPart["shared"]["party"]["members"][number],
): (string | false | null | undefined)[] {
  const isWaiting = state === "waitlisted";
  const goesTo = party.activities.flatMap(({ places, title }) => (places[id] ? [title] : []));
  const isPlain = !draft?.meal && !draft?.dietary && goesTo.length === 0;
  return [
    isWaiting && copy.waits(waitlistPosition ?? 1),
    state === null && copy.noAnswer,
    !isWaiting && state !== null && state !== "yes" && copy.states[state],
    state === "yes" && isPlain && copy.states.yes,
    isChild && copy.child,
    draft?.meal,
    draft?.dietary,
    ...goesTo,
  ];
}

interface PersonProps {
  place: PassPart;
  name: string;
  /** The letters of the name; whoever has none yet is one more. */
  face: string;
  id: string;
  isOpen: boolean;
  facts: readonly (string | false | null | undefined)[];
}

function Person({ place, name, face, id, isOpen, facts }: PersonProps) {
  const { own: copy, shared } = place;
  const says = isOpen ? copy.decide : copy.change;
  const said = facts.filter(Boolean).join(" · ");
  return (
    <li className={rows.row}>
      <span className={rows.face} aria-hidden="true">
        {face}
      </span>
      <span>
        <b dir="auto">{name}</b>
        <span className={css.small}>{said || copy.states.yes}</span>
      </span>
      {shared.party.canAnswer && (
        <button
          type="button"
          className={isOpen ? css.smallButton : css.link}
          popoverTarget={`person-${id}`}
          aria-label={`${says}: ${name}`}
        >
          {says}
        </button>
      )}
    </li>
  );
}

function Bring({ place: { own: copy }, count }: { place: PassPart; count: number }) {
  return (
    <li className={rows.row}>
      <span className={rows.plus} aria-hidden="true">
        <Icon lines={plus} />
      </span>
      <span>
        <button type="button" className={css.link} popoverTarget="person-new">
          {copy.bring}
        </button>
        <span className={css.small}>{copy.bringMore(count)}</span>
      </span>
    </li>
  );
}

/** A word to the hosts, and the way out for all. */
function Ways({ shared, own: copy, words, address, key, standing }: PassPart) {
  const { canAnswer, members } = shared.party;
  if (!canAnswer || standing === "asked") return null;
  return (
    <div className={rows.outs}>
      <button type="button" className={css.link} popoverTarget="note">
        {copy.word}
      </button>
      {standing !== "no" && (
        <form method="post" action={address("answer")} data-send="" data-keep={words.page.kept}>
          <input type="hidden" name="key" value={key} data-once="" />
          <button className={css.link} name="answer" value="no">
            {copy.cannot(members.length)}
          </button>
        </form>
      )}
    </div>
  );
}
