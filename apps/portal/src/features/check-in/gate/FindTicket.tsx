import { looksLikeCode } from "@jubilee/core/check-in/rules";
import type { GateTicket } from "@jubilee/core/check-in/types";
import { Button } from "@jubilee/ui/button";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import type { GateStore } from "../device/gate.store.ts";
import { form, line, lineWords, list } from "./Gate.css.ts";

interface FindTicketProps {
  store: GateStore;
  typeName: (typeId: string) => string;
  onText: (text: string) => void;
  onChoose: (ticketId: string) => void;
}

/** A code, a number or a name in one field; a hardware scanner may type into it too. */
export function FindTicket({ store, typeName, onText, onChoose }: FindTicketProps) {
  const [text, setText] = useState("");
  const isCode = looksLikeCode(text);
  const found: GateTicket[] = isCode ? [] : store.find(text);
  const send = () => {
    if (text.trim() === "") return;
    const [only] = found;
    if (only && found.length === 1) onChoose(only.id);
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
        label="Code, ticket number or name"
        value={text}
        onValueChange={setText}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        help={found.length === 0 && text && !isCode ? "Nobody of this gate matches." : undefined}
      />
      {found.length > 0 && (
        <ul className={list} aria-label="Matching tickets">
          {found.map(({ id, name, number, typeId, enteredAt }) => (
            <li key={id} className={line}>
              <span className={lineWords}>
                <Text weight="strong" dir="auto">
                  {name}
                </Text>
                <Text size={14} tone="muted">
                  {typeName(typeId)} · {number}
                  {enteredAt ? " · already in" : ""}
                </Text>
              </span>
              <Button
                type="button"
                size="sm"
                variant="outline"
                aria-label={`Check in ${name}, ${number}`}
                onClick={() => {
                  onChoose(id);
                  setText("");
                }}
              >
                Check in
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button type="submit" variant="outline">
        Check
      </Button>
    </form>
  );
}
