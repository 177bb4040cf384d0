import type { PartyMeal, PersonDraft } from "@jubilee/core/answers/party.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { IconButton } from "@jubilee/ui/icon-button";
import { TextField } from "@jubilee/ui/text-field";
import { UserPlus, X } from "lucide-react";
import { person, personHead } from "./Party.css.ts";
import { TableFields } from "./TableFields.tsx";

export interface CompanionFieldsProps {
  companions: PersonDraft[];
  meals: PartyMeal[];
  /** How many more may come along. */
  placesLeft: number;
  /** The invitation asks about parts of the event, where places are counted by people. */
  hasActivities: boolean;
  /** A host writes it down for the guests. */
  isHost?: boolean;
  onChange: (companions: PersonDraft[]) => void;
}

/** Who comes along: added now, named now or later. */
export function CompanionFields(props: CompanionFieldsProps) {
  const { companions, meals, placesLeft, hasActivities, isHost = false, onChange } = props;
  const later = isHost
    ? "The name can follow later."
    : "You can fill in the name later, with this link.";
  const together = isHost
    ? "They have a place in each part chosen above."
    : "They have a place in each part chosen above; once you have answered, the schedule lets you leave somebody out.";
  const changeOne = (id: string, part: Partial<PersonDraft>) =>
    onChange(companions.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const add = () =>
    onChange([
      ...companions,
      {
        id: crypto.randomUUID(),
        name: "",
        isChild: false,
        answer: "yes",
        meal: "",
        dietary: "",
        activities: [],
      },
    ]);
  return (
    <>
      {companions.map((draft, index) => (
        <fieldset
          key={draft.id}
          className={person}
          aria-label={draft.name || `Companion ${index + 1}`}
        >
          <TextField
            label={isHost ? "Who comes along?" : "Who comes with you?"}
            optional
            help={hasActivities ? `${later} ${together}` : later}
            value={draft.name}
            onValueChange={(name) => changeOne(draft.id, { name })}
            maxLength={200}
            dir="auto"
          />
          <div className={personHead}>
            <Checkbox
              label="A child"
              checked={draft.isChild}
              onCheckedChange={(isChild) => changeOne(draft.id, { isChild })}
            />
            <IconButton
              label={`Take ${draft.name || `companion ${index + 1}`} off`}
              icon={<X />}
              onClick={() => onChange(companions.filter(({ id }) => id !== draft.id))}
            />
          </div>
          <TableFields draft={draft} meals={meals} onChange={(part) => changeOne(draft.id, part)} />
        </fieldset>
      ))}
      {placesLeft > 0 && (
        <Button variant="secondary-light" icon={<UserPlus />} onClick={add}>
          {isHost ? "Somebody comes along" : "Bring somebody"}
        </Button>
      )}
    </>
  );
}
