import { CommandSearch } from "@jubilee/ui/command-palette";
import { EmptyState } from "@jubilee/ui/empty-state";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Kbd } from "@jubilee/ui/kbd";
import { Select } from "@jubilee/ui/select";
import { useEffect, useRef, useState } from "react";
import { eventOption } from "../../../event-kit/chosen/eventOption.ts";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ActionDialog } from "./ActionDialog.tsx";
import { tellRows } from "./commandOf.tsx";
import { foundNote } from "./foundNote.tsx";
import type { PaletteParts } from "./palette.types.ts";
import { eventChoice, pills, sheet, tools } from "./Search.css.ts";
import { usePaletteRows } from "./usePaletteRows.ts";
import { useRowCommands, type Dialogue } from "./useRowCommands.ts";

/** How long the address waits for what is typed. */
const settleMs = 300;
const eachKind = 6;
const oneKind = 100;
const listed = new Intl.ListFormat("en-GB");

/** The palette as a page: what is looked for, in which kind and event, stands in the address. */
export function SearchScreen({ parts }: { parts: PaletteParts }) {
  const locale = useLocale();
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
  const totalOf = (one: string) => found?.groups.find((group) => group.kind === one)?.total;
  const count = new Intl.NumberFormat(locale);

  return (
    <PageFrame>
      <PageHeader
        title="Search"
        lead={
          <>
            Your {listed.format(parts.kinds.map(({ name }) => name.toLowerCase()))}, the pages, and
            what can be done. <Kbd>Ctrl K</Kbd> opens the same over any page.
          </>
        }
      />
      <div className={tools}>
        <fieldset className={pills} aria-label="Kinds">
          <FilterPill opens={false} value={kind === null} onClick={() => setKind(null)}>
            Everything
          </FilterPill>
          {parts.kinds.map((one) => (
            <FilterPill
              key={one.kind}
              opens={false}
              value={kind === one.kind}
              onClick={() => setKind(kind === one.kind ? null : one.kind)}
            >
              {one.name}
              {totalOf(one.kind) ? ` ${count.format(totalOf(one.kind) ?? 0)}` : ""}
            </FilterPill>
          ))}
        </fieldset>
        <div className={eventChoice}>
          <Select
            label="Event"
            hideLabel
            value={eventId ?? ""}
            onValueChange={(id) => setEvent(id === "" ? null : id)}
            options={[
              { value: "", label: "All events" },
              ...events.map((event) => eventOption(event, locale)),
            ]}
          />
        </div>
      </div>
      <div ref={place} className={sheet}>
        <CommandSearch
          label="Search everything"
          placeholder="A name, a town, an order’s code, a page, what to do"
          query={text}
          onQueryChange={setText}
          commands={commands}
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
