import type { PeopleWords } from "@jubilee/core/events/event-types.rules";
import { fieldValuesOf, groupsOf, tagsOf } from "@jubilee/core/people/guests.rules";
import type { GuestsApi } from "@jubilee/core/people/guests.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { GuestFilter, ListedGuest } from "@jubilee/core/people/guests.types";
import { guestListCsv } from "@jubilee/core/people/imports.rules";
import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import { ColumnChoice, type DataColumn } from "@jubilee/ui/data-table";
import { IconButton } from "@jubilee/ui/icon-button";
import { Button } from "@jubilee/ui/button";
import { Menu } from "@jubilee/ui/menu";
import { SearchField } from "@jubilee/ui/search-field";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { ClipboardPaste, Download, Ellipsis, Merge, Upload, UserPlus } from "lucide-react";
import { useMemo } from "react";
import { href } from "../../../app/routing/href.ts";
import { useSaveList } from "../../../page-kit/useSaveList.ts";
import { tellRefusal } from "../../../page-kit/help/tellRefusal.ts";
import { oneLine, pills } from "../../../page-kit/list/ListTools.css.ts";
import { search, toolButtons } from "./Guests.css.ts";
import { ManyFilter } from "./ManyFilter.tsx";
import { usuallyHidden, type ColumnSettings } from "./useColumns.ts";

const answers = ["yes", "maybe", "no", "waitlisted", "pending"] as const;

interface GuestToolsProps {
  event: EventRecord;
  api: GuestsApi;
  guests: ListedGuest[];
  words: PeopleWords;
  filter: GuestFilter;
  onFilter: (filter: GuestFilter) => void;
  columns: readonly DataColumn<ListedGuest>[];
  settings: ColumnSettings;
  onAdd: () => void;
  onPaste: () => void;
  onFindDuplicates: () => void;
}

/** Search, filters, columns and what can be done with the whole list. */
export function GuestTools(props: GuestToolsProps) {
  const {
    event,
    api,
    guests,
    words,
    filter,
    onFilter,
    columns,
    settings,
    onAdd,
    onPaste,
    onFindDuplicates,
  } = props;
  const isPhone = useMedia(media.mobile);
  const groups = useMemo(() => groupsOf(guests), [guests]);
  const saveList = useSaveList();
  const tags = useMemo(() => tagsOf(guests), [guests]);
  const fields = useMemo(() => fieldValuesOf(guests), [guests]);
  const save = async () => {
    const companions = await api.companions(event.id);
    if (!companions.ok) return tellRefusal(companions.error);
    const file = guestListCsv(guests, companions.value);
    saveList(`guests-of-${event.name}.csv`, file, "event_guests", event.id);
  };
  const importHref = href("people.import", { eventId: event.id });
  const buttons = (
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
  return (
    <search className={oneLine}>
      <div className={search}>
        <SearchField
          label={`Find a ${words.one}`}
          placeholder={`Find a ${words.one}`}
          value={filter.text}
          onValueChange={(text) => onFilter({ ...filter, text })}
        />
      </div>
      {isPhone && buttons}
      <div className={pills}>
        {groups.length > 0 && (
          <ManyFilter
            label={words.group}
            options={groups.map((value) => ({ value, label: value }))}
            chosen={filter.groups}
            onChange={(chosen) => onFilter({ ...filter, groups: chosen })}
          />
        )}
        <ManyFilter
          label="Answer"
          options={answers.map((value) => ({ value, label: rsvpCopy.states[value] }))}
          chosen={filter.answers}
          onChange={(chosen) => onFilter({ ...filter, answers: chosen })}
        />
        {tags.length > 0 && (
          <ManyFilter
            label="Tag"
            options={tags.map((value) => ({ value, label: value }))}
            chosen={filter.tags}
            onChange={(chosen) => onFilter({ ...filter, tags: chosen })}
          />
        )}
        {fields.length > 0 && (
          <ManyFilter
            label="Own field"
            options={fields.map((value) => ({ value, label: value }))}
            chosen={filter.fields}
            onChange={(chosen) => onFilter({ ...filter, fields: chosen })}
          />
        )}
      </div>
      {!isPhone && buttons}
    </search>
  );
}
