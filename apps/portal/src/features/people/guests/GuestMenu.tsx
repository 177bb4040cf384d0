import type { EventRecord } from "@jubilee/core/events/events.types";
import type { GuestsApi } from "@jubilee/core/people/guests.api";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { guestListCsv } from "@jubilee/core/people/imports.rules";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { ClipboardPaste, Download, Ellipsis, Merge, Upload } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { tellRefusal } from "../../../page-kit/help/tellRefusal.ts";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { useSaveList } from "../../../page-kit/useSaveList.ts";

export interface GuestMenuProps {
  event: EventRecord;
  api: GuestsApi;
  guests: ListedGuest[];
  /** Pasting stands here where it has no button of its own. */
  hasPaste: boolean;
  onPaste: () => void;
  onFindDuplicates: () => void;
}

/** What is done with the whole list now and then. */
export function GuestMenu(props: GuestMenuProps) {
  const { event, api, guests, hasPaste, onPaste, onFindDuplicates } = props;
  const saveList = useSaveList();
  const save = async () => {
    const companions = await api.companions(event.id);
    if (!companions.ok) return tellRefusal(companions.error);
    const file = guestListCsv(guests, companions.value);
    saveList(`guests-of-${event.name}.csv`, file, "event_guests", event.id);
  };
  const mayWrite = useMayDo(event.id, "guests.write");
  const importHref = href("people.import", { eventId: event.id });
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label="More for the guest list"
          icon={<Ellipsis />}
          variant={hasPaste ? "ghost" : "outline"}
        />
      }
      entries={[
        ...(hasPaste && mayWrite
          ? [
              {
                id: "paste",
                label: "Paste a list",
                icon: <ClipboardPaste />,
                onSelect: onPaste,
              },
            ]
          : []),
        ...(mayWrite
          ? [
              { id: "import", label: "Import a file", icon: <Upload />, href: importHref },
              {
                id: "duplicates",
                label: "Find duplicates",
                icon: <Merge />,
                onSelect: onFindDuplicates,
              },
            ]
          : []),
        {
          id: "export",
          label: "Export as CSV",
          icon: <Download />,
          onSelect: () => void save(),
        },
      ]}
    />
  );
}
