import { withArticle } from "@jubilee/core/base/words.rules";
import type { GuestFilter, ListedGuest } from "@jubilee/core/people/guests.types";
import { SearchField } from "@jubilee/ui/search-field";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { useMemo } from "react";
import { PhoneOrder, type PhoneOrderProps } from "../../../page-kit/list/PhoneNarrowing.tsx";
import { GuestButtons, type GuestButtonsProps } from "./GuestButtons.tsx";
import { GuestFilters } from "./GuestFilters.tsx";
import { search, toolRow, tools } from "./Guests.css.ts";

interface GuestToolsProps extends Omit<GuestButtonsProps, "isPhone"> {
  filter: GuestFilter;
  onFilter: (change: Partial<GuestFilter>) => void;
  sorting: Pick<PhoneOrderProps<ListedGuest>, "sort" | "onSort">;
}

/** Search, filters, columns and what can be done with the whole list. */
export function GuestTools({ filter, onFilter, sorting, ...props }: GuestToolsProps) {
  const isPhone = useMedia(media.mobile);
  const { text, ...chosen } = filter;
  const { words, columns } = props;
  const order = useMemo(
    () => isPhone && <PhoneOrder columns={columns} {...sorting} />,
    [isPhone, columns, sorting],
  );
  return (
    <search className={tools}>
      <div className={toolRow}>
        <div className={search}>
          <SearchField
            label={`Find ${withArticle(words.one)}`}
            placeholder={`Find ${withArticle(words.one)}`}
            value={text}
            onValueChange={(typed) => onFilter({ text: typed })}
          />
        </div>
        <GuestFilters
          {...chosen}
          guests={props.guests}
          groupTerm={words.group}
          order={order}
          onChange={onFilter}
        />
        <GuestButtons {...props} isPhone={isPhone} />
      </div>
    </search>
  );
}
