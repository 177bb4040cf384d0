import type { PeopleWords } from "@jubilee/core/events/event-types.rules";
import type { GuestsApi } from "@jubilee/core/people/guests.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { guestListCsv } from "@jubilee/core/people/imports.rules";
import { ColumnChoice, type DataColumn } from "@jubilee/ui/data-table";
import { IconButton } from "@jubilee/ui/icon-button";
import { Button } from "@jubilee/ui/button";
import { Menu } from "@jubilee/ui/menu";
import { ClipboardPaste, Download, Ellipsis, Merge, Upload, UserPlus } from "lucide-react";
import { memo } from "react";
import { href } from "../../../app/routing/href.ts";
import { useSaveList } from "../../../page-kit/useSaveList.ts";
import { tellRefusal } from "../../../page-kit/help/tellRefusal.ts";
import { toolButtons } from "./Guests.css.ts";
import { usuallyHidden, type ColumnSettings } from "./useColumns.ts";

export interface GuestButtonsProps {
  event: EventRecord;
  api: GuestsApi;
  guests: ListedGuest[];
  words: PeopleWords;
  columns: readonly DataColumn<ListedGuest>[];
  settings: ColumnSettings;
  isPhone: boolean;
  onAdd: () => void;
  onPaste: () => void;
  onFindDuplicates: () => void;
}

/** Columns, and what can be done with the whole list. */
export const GuestButtons = memo(function GuestButtons(props: GuestButtonsProps) {
  const { event, api, guests, words, columns, settings, isPhone } = props;
  const { onAdd, onPaste, onFindDuplicates } = props;
  const saveList = useSaveList();
  const save = async () => {
    const companions = await api.companions(event.id);
    if (!companions.ok) return tellRefusal(companions.error);
    const file = guestListCsv(guests, companions.value);
    saveList(`guests-of-${event.name}.csv`, file, "event_guests", event.id);
  };
  const importHref = href("people.import", { eventId: event.id });
  return (
    <div className={toolButtons}>
      {!isPhone && (
        <ColumnChoice
          columns={columns.slice(1)}
          hidden={settings.hidden}
          onChange={settings.hide}
          usual={usuallyHidden}
          order={settings.order}
          onOrderChange={settings.move}
        />
      )}
      {isPhone ? (
        <>
          <IconButton
            label={`Add a ${words.one}`}
            icon={<UserPlus />}
            variant="outline"
            onClick={onAdd}
          />
          <IconButton
            label="Paste a list"
            icon={<ClipboardPaste />}
            variant="outline"
            onClick={onPaste}
          />
        </>
      ) : (
        <>
          <Button variant="secondary-light" icon={<UserPlus />} onClick={onAdd}>
            Add a {words.one}
          </Button>
          <Button variant="secondary-light" icon={<ClipboardPaste />} onClick={onPaste}>
            Paste a list
          </Button>
        </>
      )}
      <Menu
        align="end"
        trigger={
          <IconButton label="More for the guest list" icon={<Ellipsis />} variant="outline" />
        }
        entries={[
          { id: "import", label: "Import a file", icon: <Upload />, href: importHref },
          {
            id: "duplicates",
            label: "Find duplicates",
            icon: <Merge />,
            onSelect: onFindDuplicates,
          },
          {
            id: "export",
            label: "Export as CSV",
            icon: <Download />,
            onSelect: () => void save(),
          },
        ]}
      />
    </div>
  );
});
