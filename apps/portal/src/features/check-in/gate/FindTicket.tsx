import { isPassCode, looksLikeCode, shownOf } from "@jubilee/core/check-in/rules";
import type { GateCounts, GateFacts, GateTicket } from "@jubilee/core/check-in/types";
import { Button } from "@jubilee/ui/button";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import type { GateStore } from "../device/gate.store.ts";
import { form, line, lineWords, list } from "./Gate.css.ts";
import { typeNameOf } from "./verdict.rules.ts";
import { WalkIn } from "./WalkIn.tsx";

interface FindTicketProps {
  store: GateStore;
  facts: GateFacts;
  counts: GateCounts;
  onText: (text: string) => void;
  onChoose: (ids: string[]) => void;
  onWalkIn: (name: string) => void;
}

/** Words for the field, by whom the gate lets in. */
function labelOf({ admitsTickets, admitsGuests }: GateFacts["gate"]): string {
  if (!admitsGuests) return "Code, ticket number or name";
  return admitsTickets ? "Code, ticket number or name" : "Code or name";
}

/** A code, a number or a name in one field; a hardware scanner may type into it too. */
export function FindTicket(props: FindTicketProps) {
  const { store, facts, counts, onText, onChoose, onWalkIn } = props;
  const [text, setText] = useState("");
  const isCode = looksLikeCode(text) || isPassCode(text);
  const found: GateTicket[] = isCode ? [] : store.find(text);
  const mayAdd = facts.gate.takesWalkIns && !isCode && found.length === 0;
  const isNew = mayAdd && /\p{L}{2}/u.test(text);
  const send = () => {
    if (text.trim() === "") return;
    const [only] = found;
    if (only && found.length === 1) onChoose([only.id]);
    else if (isNew) return;
    else if (isCode || found.length === 0) onText(text);
    else return;
    setText("");
  };
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={labelOf(facts.gate)}
        value={text}
        onValueChange={setText}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        help={found.length === 0 && text && !isCode ? "Nobody of this gate matches." : undefined}
      />
      {found.length > 0 && (
        <ul className={list} aria-label="Matching tickets">
          {found.map(({ id, name, number, typeId, enteredAt, shown }) => (
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
                type="button"
                size="sm"
                variant="outline"
                aria-label={`Check in ${name}, ${number}`}
                onClick={() => {
                  onChoose([id]);
                  setText("");
                }}
              >
                Check in
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isNew && (
        <WalkIn
          name={text.trim()}
          capacity={facts.event.capacity}
          counts={counts}
          onAdd={() => {
            onWalkIn(text);
            setText("");
          }}
        />
      )}
      {!isNew && (
        <Button type="submit" variant="outline">
          Check
        </Button>
      )}
    </form>
  );
}
