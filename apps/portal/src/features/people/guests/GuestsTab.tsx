import { peopleWords } from "@jubilee/core/events/event-types.rules";
import { eventPhase, isStillToCome } from "@jubilee/core/events/events.rules";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { Pencil, Send } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import type { EventTabProps, TabModule } from "../../../event-kit/event/tab.types.ts";
import { StuckList } from "../../../page-kit/list/StuckList.tsx";
import { useOpenRow } from "../../../page-kit/list/address/useOpenRow.ts";
import { ListWithPanel } from "../../../page-kit/list/panel/ListWithPanel.tsx";
import { useStepThrough } from "../../../page-kit/list/panel/useStepThrough.ts";
import { useListLook } from "../../../page-kit/list/look/useListLook.ts";
import { usePlace } from "../../../page-kit/list/usePlace.ts";
import { preferencesRead } from "../../../page-kit/preferences/preferences.reads.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useNow } from "../../../page-kit/useNow.ts";
import { useOpenPasted, usePasteOnPage } from "../import/usePastedList.ts";
import { GuestBulkBar } from "./GuestBulkBar.tsx";
import { GuestDialogs, type GuestTask } from "./GuestDialogs.tsx";
import { GuestLine } from "./GuestLine.tsx";
import { GuestMenu } from "./GuestMenu.tsx";
import { GuestPanel } from "./GuestPanel.tsx";
import { GuestTable, useGuestColumns } from "./GuestTable.tsx";
import { GuestTools } from "./GuestTools.tsx";
import { NoGuests } from "./NoGuests.tsx";
import { usuallyHidden } from "./guestView.rules.ts";
import { guestListRead, useGuestList } from "./useGuestList.ts";

const nobody: ReadonlySet<string> = new Set();
const idOf = ({ id }: ListedGuest) => id;
const nameOf = ({ fullName }: ListedGuest) => fullName;

export const reads: TabModule["reads"] = ({ client, read }, eventId) =>
  Promise.all([read(guestListRead(client, eventId)), read(preferencesRead(client))]);

/** The guest list of an event: find, select, look up, add, import, export. */
export default function GuestsTab({ event, glowing }: EventTabProps) {
  const mayWrite = useMayDo(event.id, "guests.write");
  const look = useListLook("guests", usuallyHidden);
  const { columns, groupTerm, memberTerm } = useGuestColumns(event);
  const guests = useGuestList(event.id, columns);
  const { shown, sort, setSort } = guests;
  const [selected, setSelected] = useState(nobody);
  const [openId, setOpenId] = useOpenRow("guest");
  const [task, setTask] = useState<GuestTask | null>(null);
  const openPasted = useOpenPasted(event.id);
  usePasteOnPage(mayWrite && guests.data !== undefined && task === null, openPasted);
  usePlace(guests.data !== undefined);
  const words = useMemo(() => peopleWords(event.eventTypeId), [event.eventTypeId]);
  const step = useStepThrough(shown, idOf, openId, setOpenId);
  const add = useCallback(() => setTask("add"), []);
  const paste = useCallback(() => setTask("paste"), []);
  const findDuplicates = useCallback(() => setTask("duplicates"), []);
  const chosen = useMemo(
    () => (guests.data ?? []).filter(({ id }) => selected.has(id)),
    [guests.data, selected],
  );
  const selection = useMemo(
    () => ({ selected, onChange: setSelected, labelOf: nameOf }),
    [selected],
  );
  const opening = useMemo(
    () => ({ open: ({ id }: ListedGuest) => setOpenId(id), id: openId }),
    [openId, setOpenId],
  );
  const sorting = useMemo(() => ({ sort, onSort: setSort }), [sort, setSort]);
  const isPhone = useMedia(media.mobile);
  const isToCome = isStillToCome(eventPhase(event, useNow()));
  const swipe = useMemo(
    () =>
      isToCome
        ? {
            label: "Invite",
            icon: <Send aria-hidden="true" />,
            nameOf: ({ fullName }: ListedGuest) => `Invite ${fullName}`,
            act: (guest: ListedGuest) => setTask({ invited: guest }),
          }
        : {
            label: "Edit",
            icon: <Pencil aria-hidden="true" />,
            nameOf: ({ fullName }: ListedGuest) => `Edit ${fullName}`,
            act: (guest: ListedGuest) => setTask(guest),
          },
    [isToCome],
  );
  if (guests.error)
    return <LoadFailed what={`The ${words.many}`} error={guests.error} onRetry={guests.refetch} />;
  if (!guests.data) return <SkeletonRows count={10} />;
  const { data, api } = guests;
  const open = data.find(({ id }) => id === openId);
  return (
    <>
      {data.length === 0 ? (
        <NoGuests eventId={event.id} words={words} onAdd={add} onPaste={paste} />
      ) : (
        <ListWithPanel
          step={step}
          panel={
            open && (
              <GuestPanel
                event={event}
                guest={open}
                guests={data}
                groupTerm={groupTerm}
                memberTerm={memberTerm}
                step={step}
                noun={words.one}
                onEdit={() => setTask(open)}
                onClose={() => setOpenId(null)}
              />
            )
          }
        >
          <StuckList
            tools={
              <GuestTools
                event={event}
                api={api}
                guests={data}
                words={words}
                filter={guests.filter}
                onFilter={guests.changeFilter}
                columns={columns}
                sorting={sorting}
                look={look}
                onAdd={add}
                onPaste={paste}
                onFindDuplicates={findDuplicates}
              />
            }
            line={
              <GuestLine guests={data} shown={shown.length} words={words} look={look}>
                {isPhone && (
                  <GuestMenu
                    event={event}
                    api={api}
                    guests={data}
                    hasPaste
                    onPaste={paste}
                    onFindDuplicates={findDuplicates}
                  />
                )}
              </GuestLine>
            }
          >
            <GuestTable
              event={event}
              columns={columns}
              look={look}
              shown={shown}
              groupOf={guests.groupOf}
              selection={mayWrite ? selection : undefined}
              opening={opening}
              sorting={sorting}
              swipe={mayWrite ? swipe : undefined}
              glowing={glowing}
              onClearFilter={guests.clearFilter}
            />
            {mayWrite && (
              <GuestBulkBar
                event={event}
                words={words}
                api={api}
                guests={data}
                chosen={chosen}
                onClear={() => setSelected(nobody)}
              />
            )}
          </StuckList>
        </ListWithPanel>
      )}
      <GuestDialogs
        event={event}
        api={api}
        guests={data}
        words={words}
        task={task}
        onPaste={openPasted}
        onClose={() => setTask(null)}
      />
    </>
  );
}
