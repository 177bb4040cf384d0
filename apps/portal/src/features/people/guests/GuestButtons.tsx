import type { PeopleWords } from "@jubilee/core/events/event-types.rules";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { ColumnChoice, type DataColumn } from "@jubilee/ui/data-table";
import { IconButton } from "@jubilee/ui/icon-button";
import { Button } from "@jubilee/ui/button";
import { ClipboardPaste, UserPlus } from "lucide-react";
import { memo } from "react";
import { DensitySwitch } from "../../../page-kit/list/DensitySwitch.tsx";
import { GuestMenu, type GuestMenuProps } from "./GuestMenu.tsx";
import { toolButtons } from "./Guests.css.ts";
import { usuallyHidden, type ColumnSettings } from "./useColumns.ts";

export interface GuestButtonsProps extends Omit<GuestMenuProps, "hasPaste"> {
  words: PeopleWords;
  columns: readonly DataColumn<ListedGuest>[];
  settings: ColumnSettings;
  isPhone: boolean;
  onAdd: () => void;
}

/** Columns, and what can be done with the whole list. */
export const GuestButtons = memo(function GuestButtons(props: GuestButtonsProps) {
  const { words, columns, settings, isPhone, onAdd, onPaste } = props;
  return (
    <div className={toolButtons}>
      {!isPhone && (
        <>
          <DensitySwitch />
          <ColumnChoice
            isSmall
            columns={columns.slice(1)}
            hidden={settings.hidden}
            onChange={settings.hide}
            usual={usuallyHidden}
            order={settings.order}
            onOrderChange={settings.move}
          />
        </>
      )}
      {isPhone ? (
        <IconButton
          label={`Add a ${words.one}`}
          icon={<UserPlus />}
          variant="outline"
          onClick={onAdd}
        />
      ) : (
        <>
          <IconButton label="Paste a list" icon={<ClipboardPaste />} onClick={onPaste} />
          <Button variant="outline" icon={<UserPlus />} onClick={onAdd}>
            Add a {words.one}
          </Button>
        </>
      )}
      {!isPhone && <GuestMenu {...props} hasPaste={false} />}
    </div>
  );
});
