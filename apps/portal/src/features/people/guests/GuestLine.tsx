import type { PeopleWords } from "@jubilee/core/events/event-types.rules";
import type { GuestFilter, ListedGuest } from "@jubilee/core/people/guests.types";
import type { DataSort } from "@jubilee/ui/data-table";
import { Kbd } from "@jubilee/ui/kbd";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import type { ReactNode } from "react";
import { useViews } from "../../../page-kit/list/views/useViews.ts";
import { ViewChoice } from "../../../page-kit/list/views/ViewChoice.tsx";
import { GuestCount } from "./GuestCount.tsx";
import { lineEnd } from "./Guests.css.ts";
import { readGuestFilter } from "./guestView.rules.ts";
import type { ColumnSettings } from "./useColumns.ts";

interface GuestLineProps {
  guests: ListedGuest[];
  shown: number;
  words: PeopleWords;
  filter: GuestFilter;
  onFilter: (filter: GuestFilter) => void;
  sort: DataSort | null;
  onSort: (sort: DataSort | null) => void;
  settings: ColumnSettings;
  /** At the end. */
  children?: ReactNode;
}

/** How many are listed, the views that the reader has named, and the keys that go through them. */
export function GuestLine(props: GuestLineProps) {
  const { guests, shown, words, filter, sort, settings } = props;
  const kept = useViews("guests", readGuestFilter);
  const hasKeys = useMedia(media.desktop);
  return (
    <>
      <GuestCount guests={guests} shown={shown} words={words} />
      <ViewChoice
        kept={kept}
        now={{ filter, sort, hidden: [...settings.hidden], order: settings.order ?? null }}
        onChoose={(view) => {
          props.onFilter(view.filter);
          props.onSort(view.sort);
          settings.hide(new Set(view.hidden));
          settings.move(view.order ?? undefined);
        }}
      />
      {props.children && <span className={lineEnd}>{props.children}</span>}
      {hasKeys && (
        <span className={lineEnd}>
          <Kbd>J</Kbd> <Kbd>K</Kbd> <span>next,</span> <Kbd>Space</Kbd> <span>choose</span>
        </span>
      )}
    </>
  );
}
