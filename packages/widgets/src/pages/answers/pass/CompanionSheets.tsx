import { placesToBring, someoneComes } from "@jubilee/core/answers/party.rules";
import type { PersonDraft } from "@jubilee/core/answers/party.types";
import * as css from "../../styles/css.ts";
import { TableFields, WhyNot } from "./fields.tsx";
import * as sheets from "./sheets.css.ts";
import type { PassPart } from "./pass.types.ts";
import { hostOf } from "./people.ts";
import { Sheet } from "./Sheet.tsx";

/** How many more the party may bring; none while nobody of it comes. */
export const mayBring = ({ shared, draft }: PassPart): number =>
  someoneComes(draft) ? placesToBring(shared.party, draft) : 0;

/** The one who is brought next has a key that the party does not know yet. */
export const nextOne: PersonDraft = {
  id: "new",
  name: "",
  isChild: false,
  answer: "yes",
  meal: "",
  dietary: "",
  activities: [],
};

/** Who comes along: named now or later, and taken off again. */
export function CompanionSheets(part: PassPart) {
  const all = mayBring(part) > 0 ? [...part.draft.companions, nextOne] : part.draft.companions;
  return all.map((person) => <CompanionSheet key={person.id} part={part} person={person} />);
}

function CompanionSheet({ part, person }: { part: PassPart; person: PersonDraft }) {
  const { own: copy } = part;
  const isNew = person === nextOne;
  const outcome =
    part.outcome?.form === "bring" && part.outcome.typed["person"] === person.id
      ? part.outcome
      : null;
  const typed = outcome?.typed ?? {};
  const meant = {
    ...person,
    meal: typed["meal"] ?? person.meal,
    dietary: typed["dietary"] ?? person.dietary,
  };
  return (
    <Sheet
      part={part}
      id={`person-${person.id}`}
      form="bring"
      title={isNew ? copy.bring : <bdi>{person.name || copy.withWhom(hostOf(part))}</bdi>}
      isOpen={outcome?.refused !== undefined}
      save={copy.save}
    >
      <WhyNot part={part} outcome={outcome} />
      <input type="hidden" name="person" value={person.id} />
      <label className={css.field}>
        <span>{copy.companion}</span>
        <input
          name="name"
          value={typed["name"] ?? person.name}
          maxLength={200}
          dir="auto"
          autoComplete="off"
        />
        <i className={sheets.aside}>{copy.nameLater}</i>
      </label>
      <div className={sheets.choices}>
        <label>
          <input type="checkbox" name="isChild" checked={person.isChild} />
          <span>{copy.isChild}</span>
        </label>
      </div>
      <TableFields part={part} person={meant} />
      {!isNew && (
        <button className={css.link} name="comes" value="no">
          {copy.takeOff}
        </button>
      )}
    </Sheet>
  );
}
