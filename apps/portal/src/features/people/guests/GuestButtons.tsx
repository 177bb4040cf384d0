import { withArticle } from "@jubilee/core/base/words.rules";
import type { PeopleWords } from "@jubilee/core/events/event-types.rules";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { IconButton } from "@jubilee/ui/icon-button";
import { Button } from "@jubilee/ui/button";
import { ClipboardPaste, UserPlus } from "lucide-react";
import { memo } from "react";
import { LookTools } from "../../../page-kit/list/look/LookTools.tsx";
import type { ListLook } from "../../../page-kit/list/look/useListLook.ts";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import { GuestMenu, type GuestMenuProps } from "./GuestMenu.tsx";
import { toolButtons } from "./Guests.css.ts";

export interface GuestButtonsProps extends Omit<GuestMenuProps, "hasPaste"> {
  words: PeopleWords;
  columns: readonly DataColumn<ListedGuest>[];
  look: ListLook;
  isPhone: boolean;
  onAdd: () => void;
}

/** Columns, and what can be done with the whole list. */
export const GuestButtons = memo(function GuestButtons(props: GuestButtonsProps) {
  const { event, words, columns, look, isPhone, onAdd, onPaste } = props;
  return (
    <div className={toolButtons}>
      <LookTools look={look} columns={columns} />
      <MayDo eventId={event.id} asks="guests.write">
        {isPhone ? (
          <IconButton
            label={`Add ${withArticle(words.one)}`}
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
      </MayDo>
      {!isPhone && <GuestMenu {...props} hasPaste={false} />}
    </div>
  );
});
