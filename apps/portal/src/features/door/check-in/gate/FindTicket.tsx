import type { GateCounts, GateFacts, GateTicket } from "@jubilee/core/door/check-in.types";
import { Button } from "@jubilee/ui/button";
import { TextField } from "@jubilee/ui/text-field";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { useRef, useState, type Ref } from "react";
import type { GateStore } from "../device/gate.store.ts";
import { FoundPeople } from "./FoundPeople.tsx";
import { form } from "./Gate.css.ts";
import { foundWords } from "./verdict.rules.ts";
import { WalkIn } from "./WalkIn.tsx";

interface FindTicketProps {
  store: Pick<GateStore, "find" | "isCode">;
  facts: GateFacts;
  counts: GateCounts;
  fieldRef: Ref<HTMLInputElement>;
  onText: (text: string) => void;
  onChoose: (ids: string[]) => void;
  onWalkIn: (name: string) => void;
}

/** Words for the field, by whom the gate lets in. */
function labelOf({ admitsTickets, admitsGuests }: GateFacts["gate"]): string {
  if (!admitsGuests) return "Code, ticket number or name";
  return admitsTickets ? "Code, ticket number or name" : "Code or name";
}

/**
 * A code, a number or a name in one field; a hardware scanner may type into it too. Only what stands for one
 * ticket lets in on Enter: after a name, Enter leads to the first who is found, and a second one lets them in.
 */
export function FindTicket(props: FindTicketProps) {
  const { store, facts, counts, fieldRef, onText, onChoose, onWalkIn } = props;
  const [text, setText] = useState("");
  const firstRef = useRef<HTMLButtonElement>(null);
  const isCode = store.isCode(text);
  const found: GateTicket[] = isCode ? [] : store.find(text);
  const mayAdd = facts.gate.takesWalkIns && !isCode && found.length === 0;
  const isNew = mayAdd && /\p{L}{2}/u.test(text);
  const words = isCode || text.trim() === "" ? "" : foundWords(found);
  const send = () => {
    if (text.trim() === "" || isNew) return;
    if (found.length > 0) return firstRef.current?.focus();
    onText(text);
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
        ref={fieldRef}
        label={labelOf(facts.gate)}
        value={text}
        onValueChange={setText}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        help={words !== "" && found.length === 0 ? words : undefined}
      />
      <VisuallyHidden>
        <output>{words}</output>
      </VisuallyHidden>
      {found.length > 0 && (
        <FoundPeople
          facts={facts}
          found={found}
          firstRef={firstRef}
          onChoose={(id) => {
            onChoose([id]);
            setText("");
          }}
        />
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
      {!isNew && found.length === 0 && (
        <Button type="submit" variant="outline">
          Check
        </Button>
      )}
    </form>
  );
}
