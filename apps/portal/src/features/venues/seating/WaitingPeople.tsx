import type { SeatingPerson } from "@jubilee/core/venues/seating.types";
import { hasWords } from "@jubilee/core/base/plain-words.rules";
import { Card } from "@jubilee/ui/card";
import { Movable } from "@jubilee/ui/move-to";
import { SearchField } from "@jubilee/ui/search-field";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Accessibility } from "lucide-react";
import { useState } from "react";
import { grabbed, list, person as line, quiet, waiting, words } from "./Seating.css.ts";
import type { Carry } from "./useCarry.ts";

/** More are found by their name. */
const mostShown = 100;

export interface WaitingPeopleProps {
  people: readonly SeatingPerson[];
  /** Everybody there is has a seat; else nobody comes yet. */
  isDone: boolean;
  carry: Carry;
  onPerson: (key: string) => void;
  /** Opens “Move to…”; left out for who may only look. */
  onPersonTo?: ((key: string) => void) | undefined;
}

/** Who is without a seat. Dropped here, somebody leaves theirs. */
export function WaitingPeople({ people, isDone, carry, ...ways }: WaitingPeopleProps) {
  const { onPerson, onPersonTo } = ways;
  const [text, setText] = useState("");
  const found = people.filter(({ name, partyName, group }) =>
    hasWords(`${name} ${partyName} ${group ?? ""}`, text),
  );
  const shown = found.slice(0, mostShown);
  return (
    <div data-waiting="">
      <Card title={`No seat yet (${people.length})`} level={2}>
        <Stack gap="2">
          {people.length > 5 && (
            <SearchField
              label="Find somebody without a seat"
              placeholder="Find a name"
              look="field"
              value={text}
              onValueChange={setText}
            />
          )}
          {people.length === 0 && (
            <Text tone="muted">
              {isDone
                ? "Everybody has a seat."
                : "Who says yes appears here, with whom they bring."}
            </Text>
          )}
          {people.length > 0 && found.length === 0 && (
            <Text tone="muted">Nobody without a seat is called like this.</Text>
          )}
          {shown.length > 0 && (
            <div className={waiting}>
              <ul className={list}>
                {shown.map(({ key, name, partyName, group, stepFree }) => (
                  <li key={key}>
                    <Movable name={name} onMoveTo={onPersonTo && (() => onPersonTo(key))}>
                      <button
                        type="button"
                        className={`${line} ${grabbed}`}
                        {...carry.handlersOf(key)}
                        onClick={() => {
                          if (!carry.tookPlace()) onPerson(key);
                        }}
                      >
                        <span className={words}>
                          <bdi>{name}</bdi>
                          <span className={quiet}>
                            {[partyName === name ? null : partyName, group]
                              .filter(Boolean)
                              .join(", ")}
                          </span>
                        </span>
                        {stepFree && <Accessibility size={16} aria-label="Needs no steps" />}
                      </button>
                    </Movable>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {found.length > mostShown && (
            <Text size={14} tone="muted">
              {`${found.length - mostShown} more: search for a name.`}
            </Text>
          )}
        </Stack>
      </Card>
    </div>
  );
}
