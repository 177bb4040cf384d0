import type { EventRecord } from "@jubilee/core/events/events.types";
import { CommandPalette, type Command } from "@jubilee/ui/command-palette";
import { useState } from "react";
import { ActionDialog } from "./ActionDialog.tsx";
import { tellRows } from "./commandOf.tsx";
import { foundNote } from "./foundNote.tsx";
import type { PaletteProps } from "./palette.types.ts";
import { within as withinStyle } from "./Search.css.ts";
import { usePaletteRows } from "./usePaletteRows.ts";
import { useRowCommands, type Dialogue } from "./useRowCommands.ts";

/** Of each kind: more is found on the search page. */
const size = 3;
const most = 4;

/** The palette of somebody who is signed in. */
export function MemberPalette({ parts, query, onQueryChange, onClose }: PaletteProps) {
  const [within, setWithin] = useState<EventRecord | null>(null);
  const [dialogue, setDialogue] = useState<Dialogue | null>(null);
  const list = usePaletteRows(parts, query.trim(), { size, most, within });
  const { rows, events, typed, isBehind, isNothing } = list;
  const { commands, rowOf, prepare, choose } = useRowCommands(rows, list.found?.meant ?? typed);
  const goInto = (event: EventRecord | null) => {
    setWithin(event);
    onQueryChange("");
  };
  const into = (command: Command) => {
    const id = rowOf(command)?.eventId;
    goInto(events.find((event) => event.id === id) ?? null);
  };
  if (dialogue)
    return <ActionDialog load={dialogue.load} event={dialogue.doing.event} onClose={onClose} />;
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      label={within ? `Search in ${within.name}` : "Search everything"}
      placeholder={within ? "A part of it, or what to do" : "Search, or say what to do"}
      {...(within ? { within: { before: <bdi className={withinStyle}>{within.name}</bdi> } } : {})}
      query={query}
      onQueryChange={onQueryChange}
      commands={commands}
      status={isBehind ? null : tellRows(rows, typed, isNothing)}
      foot={foundNote(list, onClose)}
      empty={within ? "It has no such part." : undefined}
      onSelect={(command, choice) => {
        const next = choose(command, choice);
        setDialogue(next);
        return next === null;
      }}
      ways={{ into, apart: true, marks: prepare, ...(within ? { back: () => goInto(null) } : {}) }}
    />
  );
}
