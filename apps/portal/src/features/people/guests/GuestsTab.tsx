import {
  builtInEventTypes,
  peopleAtStart,
  peopleWords,
} from "@jubilee/core/events/event-types.rules";
import { householdFacts, ownFieldsOf } from "@jubilee/core/people/guests.rules";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { Button } from "@jubilee/ui/button";
import { DataTable } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { PasteDialog } from "../import/PasteDialog.tsx";
import { useOpenPasted, usePasteOnPage } from "../import/usePastedList.ts";
import { GuestBulkBar } from "./GuestBulkBar.tsx";
import { guestColumns } from "./guestColumns.tsx";
import { GuestCount } from "./GuestCount.tsx";
import { GuestDialog } from "./GuestDialog.tsx";
import { GuestPanel } from "./GuestPanel.tsx";
import { list, layout, table } from "./Guests.css.ts";
import { GuestTools } from "./GuestTools.tsx";
import { householdGroup } from "./householdGroup.tsx";
import type { EventTabProps, TabModule } from "../../../event-kit/event/tab.types.ts";
import { NoGuests } from "./NoGuests.tsx";
import { PhoneGuest } from "./PhoneGuest.tsx";
import { guestListRead, useGuestList } from "./useGuestList.ts";
import { useColumns } from "./useColumns.ts";

const DuplicatesDialog = lazy(async () => {
  const { DuplicatesDialog } = await import("./merging/DuplicatesDialog.tsx");
  return { default: DuplicatesDialog };
});

const phoneLine = (guest: ListedGuest) => <PhoneGuest guest={guest} />;

const nobody: ReadonlySet<string> = new Set();

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  read(guestListRead(client, eventId));

/** The guest list of an event: find, select, look up, add, import, export. */
export default function GuestsTab({ event, glowing }: EventTabProps) {
  const guests = useGuestList(event.id);
  const [selected, setSelected] = useState(nobody);
  const [openId, setOpenId] = useState<string | null>(null);
  const [editing, setEditing] = useState<ListedGuest | "new" | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const openPasted = useOpenPasted(event.id);
  usePasteOnPage(guests.data !== undefined && !editing && !isPasting && !isFinding, openPasted);
  const settings = useColumns();
  const [locale, nowMs] = [useLocale(), useNow()];
  const terms = builtInEventTypes.find(({ id }) => id === event.eventTypeId);
  const words = useMemo(() => peopleWords(event.eventTypeId), [event.eventTypeId]);
  const add = useCallback(() => setEditing("new"), []);
  const paste = useCallback(() => setPasting(true), []);
  const findDuplicates = useCallback(() => setFinding(true), []);
  const groupTerm = words.group;
  const memberTerm = terms?.memberTerm ?? "Guest";
  const columns = useMemo(
    () => guestColumns({ groupTerm, memberTerm, currency: event.currency, locale, nowMs }),
    [groupTerm, memberTerm, event.currency, locale, nowMs],
  );
  const households = useMemo(() => householdFacts(guests.data ?? []), [guests.data]);
  const ownFields = useMemo(() => ownFieldsOf(guests.data ?? []), [guests.data]);
  const groupOf = useMemo(() => householdGroup(households), [households]);
  const chosen = useMemo(
    () => (guests.data ?? []).filter(({ id }) => selected.has(id)),
    [guests.data, selected],
  );
  const { shown, clearFilter } = guests;
  // Drawn anew for what it shows alone, so that typing a name does not wait for it.
  const rows = useMemo(
    () => (
      <DataTable
        label={peopleAtStart(event.eventTypeId)}
        columns={columns}
        rows={shown}
        rowId={({ id }) => id}
        arrangement={{ hidden: settings.hidden, order: settings.order, groupOf }}
        selection={{ selected, onChange: setSelected, labelOf: ({ fullName }) => fullName }}
        opening={{ open: ({ id }) => setOpenId(id), id: openId }}
        glowing={glowing}
        phoneLine={phoneLine}
        empty={
          <EmptyState
            drawing="search"
            title="Nobody like that"
            action={
              <Button variant="secondary-light" onClick={clearFilter}>
                Show everybody
              </Button>
            }
          >
            Try another name, or fewer filters.
          </EmptyState>
        }
      />
    ),
    [
      event.eventTypeId,
      columns,
      shown,
      settings.hidden,
      settings.order,
      groupOf,
      selected,
      openId,
      glowing,
      clearFilter,
    ],
  );
  if (guests.error)
    return <LoadFailed what={`The ${words.many}`} error={guests.error} onRetry={guests.refetch} />;
  if (!guests.data) return <SkeletonRows count={10} />;
  const open = guests.data.find(({ id }) => id === openId);
  const dialog = editing && (
    <GuestDialog
      event={event}
      api={guests.api}
      guest={editing === "new" ? null : editing}
      words={words}
      ownFields={ownFields}
      onClose={() => setEditing(null)}
    />
  );
  const pasting = isPasting && (
    <PasteDialog words={words} onPaste={openPasted} onClose={() => setPasting(false)} />
  );
  if (guests.data.length === 0) {
    return (
      <>
        <NoGuests
          eventId={event.id}
          words={words}
          onAdd={() => setEditing("new")}
          onPaste={() => setPasting(true)}
        />
        {dialog}
        {pasting}
      </>
    );
  }
  return (
    <div className={layout}>
      <div className={list}>
        <GuestTools
          event={event}
          api={guests.api}
          guests={guests.data}
          words={words}
          filter={guests.filter}
          onFilter={guests.changeFilter}
          columns={columns}
          settings={settings}
          onAdd={add}
          onPaste={paste}
          onFindDuplicates={findDuplicates}
        />
        <GuestCount guests={guests.data} shown={guests.shown.length} words={words} />
        <div className={table}>{rows}</div>
        <GuestBulkBar
          event={event}
          words={words}
          api={guests.api}
          guests={guests.data}
          chosen={chosen}
          onClear={() => setSelected(nobody)}
        />
      </div>
      {open && (
        <GuestPanel
          event={event}
          guest={open}
          guests={guests.data}
          groupTerm={groupTerm}
          memberTerm={memberTerm}
          onEdit={() => setEditing(open)}
          onClose={() => setOpenId(null)}
        />
      )}
      {dialog}
      {pasting}
      {isFinding && (
        <Suspense fallback={null}>
          <DuplicatesDialog event={event} guests={guests.data} onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </div>
  );
}
