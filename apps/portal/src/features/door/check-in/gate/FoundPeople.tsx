import { shownOf } from "@jubilee/core/door/check-in.rules";
import type { GateFacts, GateTicket } from "@jubilee/core/door/check-in.types";
import { Button } from "@jubilee/ui/button";
import { Text } from "@jubilee/ui/text";
import type { Ref } from "react";
import { line, lineWords, list } from "./Gate.css.ts";
import { typeNameOf } from "./verdict.rules.ts";

interface FoundPeopleProps {
  facts: GateFacts;
  found: readonly GateTicket[];
  /** The button of the first: where Enter in the field leads. */
  firstRef: Ref<HTMLButtonElement>;
  onChoose: (id: string) => void;
}

/** Whom a typed name means; each goes in by a press of their own. */
export function FoundPeople({ facts, found, firstRef, onChoose }: FoundPeopleProps) {
  return (
    <ul className={list} aria-label="Matching tickets">
      {found.map(({ id, name, number, typeId, enteredAt, shown }, n) => (
        <li key={id} className={line}>
          <span className={lineWords}>
            <Text weight="strong" dir="auto">
              {name}
            </Text>
            <Text size={14} tone="muted">
              {[typeNameOf(facts, typeId), number, enteredAt && "already in"]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            {shown && (
              <Text size={14} dir="auto" truncate>
                {shownOf({ shown }, facts.gate.shown).join(" · ")}
              </Text>
            )}
          </span>
          <Button
            ref={n === 0 ? firstRef : undefined}
            type="button"
            size="sm"
            variant="outline"
            aria-label={`Check in ${name}, ${number}`}
            onClick={() => onChoose(id)}
          >
            Check in
          </Button>
        </li>
      ))}
    </ul>
  );
}
