import { CommandSearch } from "@jubilee/ui/command-palette";
import { EmptyState } from "@jubilee/ui/empty-state";
import { useEffect, useRef, useState } from "react";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { ActionDialog } from "./ActionDialog.tsx";
import { tellRows } from "./commandOf.tsx";
import { foundNote } from "./foundNote.tsx";
import type { PaletteParts } from "./palette.types.ts";
import { sheet } from "./Search.css.ts";
import { SearchFilters } from "./SearchFilters.tsx";
import { usePaletteRows } from "./usePaletteRows.ts";
import { useRowCommands, type Dialogue } from "./useRowCommands.ts";

/** How long the address waits for what is typed. */
const settleMs = 300;
const eachKind = 6;
const oneKind = 100;

/** The palette as a page: what is looked for, in which kind and event, stands in the address. */
export function SearchScreen({ parts }: { parts: PaletteParts }) {
  const [asked, setAsked] = useSearchParam("q");
  const [kindWord, setKind] = useSearchParam("kind");
  const [eventId, setEvent] = useSearchParam("event");
  const [text, setText] = useState(asked ?? "");
  const [shown, setShown] = useState(asked);
  // Another search was opened on this page, such as from the palette.
  if (asked !== shown) {
    setShown(asked);
    setText(asked ?? "");
  }
  const [dialogue, setDialogue] = useState<Dialogue | null>(null);
  const kind = parts.kinds.find((one) => one.kind === kindWord)?.kind ?? null;

  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector("input")?.focus();
  }, []);
  useEffect(() => {
    if (text === (asked ?? "")) return undefined;
    const timer = setTimeout(() => setAsked(text.trim() === "" ? null : text), settleMs);
    return () => clearTimeout(timer);
  }, [text, asked, setAsked]);

  const size = kind ? oneKind : eachKind;
  const list = usePaletteRows(parts, text.trim(), { size, most: eachKind, kind, eventId });
  const { rows, events, typed, isBehind, isNothing, found } = list;
  const { commands, prepare, choose } = useRowCommands(rows, found?.meant ?? typed);

  return (
    <PageFrame>
      <PageHeader title="Search" />
      <div ref={place} className={sheet}>
        <CommandSearch
          label="Search everything"
          placeholder="A name, a town, an order’s code, a page, what to do"
          query={text}
          onQueryChange={setText}
          commands={commands}
          within={{
            filters: (
              <SearchFilters
                kinds={parts.kinds}
                kind={kind}
                onKind={setKind}
                events={events}
                eventId={eventId}
                onEvent={setEvent}
                found={found}
              />
            ),
          }}
          status={isBehind ? null : tellRows(rows, typed, isNothing)}
          foot={foundNote(list)}
          empty={
            typed === "" ? (
              <EmptyState drawing="search" title="What are you looking for?">
                Type part of a name, a former name, a town, an address or an order’s code.
              </EmptyState>
            ) : undefined
          }
          onSelect={(command, choice) => setDialogue(choose(command, choice))}
          ways={{ apart: true, marks: prepare }}
        />
      </div>
      {dialogue && (
        <ActionDialog
          load={dialogue.load}
          event={dialogue.doing.event}
          onClose={() => setDialogue(null)}
        />
      )}
    </PageFrame>
  );
}
