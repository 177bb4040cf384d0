import type { Seating, SeatingPerson, SeatingRuleKind } from "@jubilee/core/venues/seating.types";
import { Button } from "@jubilee/ui/button";
import { Combobox } from "@jubilee/ui/combobox";
import { Heading } from "@jubilee/ui/heading";
import { IconButton } from "@jubilee/ui/icon-button";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { X } from "lucide-react";
import { useState } from "react";
import { list, rule as line, words } from "./Seating.css.ts";
import type { SeatingActions } from "./useSeating.ts";

const kinds: { value: SeatingRuleKind; label: string }[] = [
  { value: "together", label: "Together with" },
  { value: "apart", label: "Apart from" },
];

export interface PersonRulesProps {
  eventId: string;
  seating: Seating;
  who: SeatingPerson;
  actions: SeatingActions;
}

/** With whom somebody sits at one table, and with whom never. */
export function PersonRules({ eventId, seating, who, actions }: PersonRulesProps) {
  const [kind, setKind] = useState<SeatingRuleKind>("together");
  const [mate, setMate] = useState("");
  const names = new Map(seating.people.map(({ key, name }) => [key, name]));
  const own = seating.rules.filter(({ one, other }) => one === who.key || other === who.key);
  const mates = new Set(own.flatMap(({ one, other }) => [one, other]));
  const add = async () => {
    const saved = await actions.change(() => actions.api.saveRule(eventId, kind, who.key, mate));
    if (saved) setMate("");
  };
  return (
    <Stack gap="3">
      <Heading level={3}>Rules</Heading>
      {own.length > 0 && (
        <ul className={list}>
          {own.map(({ id, kind: how, one, other }) => {
            const name = names.get(one === who.key ? other : one) ?? "Somebody who does not come";
            const said = how === "apart" ? `Apart from ${name}` : `Together with ${name}`;
            return (
              <li key={id} className={line}>
                <span className={words}>{said}</span>
                <IconButton
                  label={`Remove: ${said}`}
                  icon={<X />}
                  size="sm"
                  disabled={actions.isBusy}
                  onClick={() => void actions.change(() => actions.api.removeRule(id))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <SegmentedControl label="New rule" segments={kinds} value={kind} onValueChange={setKind} />
      <Combobox
        label="Whom"
        placeholder="Find a name"
        value={mate}
        onValueChange={setMate}
        options={seating.people
          .filter(({ key }) => key !== who.key && !mates.has(key))
          .map(({ key, name, partyName }) => ({
            value: key,
            label: name,
            ...(partyName === name ? {} : { detail: partyName }),
          }))}
      />
      <div>
        <Button
          variant="outline"
          disabled={mate === ""}
          loading={actions.isBusy}
          onClick={() => void add()}
        >
          Add the rule
        </Button>
      </div>
    </Stack>
  );
}
