import { counted } from "@jubilee/core/base/words.rules";
import type { VenueSearch, VenueLine } from "@jubilee/core/venues/venues.types";
import { Button } from "@jubilee/ui/button";
import { DataTable, type DataSort } from "@jubilee/ui/data-table";
import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { Text } from "@jubilee/ui/text";
import { LayoutGrid, List, Pencil } from "lucide-react";
import { useMemo } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { useOpenRow } from "../../../../page-kit/list/address/useOpenRow.ts";
import { LookTools } from "../../../../page-kit/list/look/LookTools.tsx";
import { useListLook } from "../../../../page-kit/list/look/useListLook.ts";
import { ViewChoice } from "../../../../page-kit/list/look/ViewChoice.tsx";
import { NothingLike } from "../../../../page-kit/list/NothingLike.tsx";
import { ListWithPanel } from "../../../../page-kit/list/panel/ListWithPanel.tsx";
import { useStepThrough } from "../../../../page-kit/list/panel/useStepThrough.ts";
import { StuckList } from "../../../../page-kit/list/StuckList.tsx";
import { lineTools } from "../../../../page-kit/list/StuckList.css.ts";
import { useDensity } from "../../../../page-kit/list/useDensity.ts";
import { usePlace } from "../../../../page-kit/list/usePlace.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useVenueLook } from "./useVenueLook.ts";
import type { VenueListState } from "./useVenueList.ts";
import type { VenuePages } from "./useVenuePages.ts";
import { VenueCard } from "./VenueCard.tsx";
import { cards } from "./VenueCard.css.ts";
import { venueColumns, venuePhoneLine } from "./venueColumns.tsx";
import { VenuePanel } from "./VenuePanel.tsx";
import { VenuesFile, VenueTools } from "./VenueTools.tsx";

/** What of an address says how the list is looked at. */
const lookParts = ["q", "show", "sort"] as const;
const idOf = ({ id }: VenueLine) => id;
const swipe = {
  label: "Edit",
  icon: <Pencil aria-hidden="true" />,
  nameOf: ({ name }: VenueLine) => `Edit ${name}`,
  act: ({ id }: VenueLine) => navigate(href("venues.edit", { venueId: id })),
};

/** In which order the server gives them, as a column's head says it: room and price go one way. */
const heads: Partial<Record<VenueListState["sort"], DataSort>> = {
  name: { id: "name", descending: false },
  capacity: { id: "capacity", descending: true },
  price: { id: "price", descending: false },
};

interface VenueListProps {
  list: VenueListState;
  search: VenueSearch;
  pages: VenuePages;
}

/** The account's venues: cards to recognise them by, or a list to compare them in. */
export function VenueList({ list, search, pages }: VenueListProps) {
  const { venues = [], total, isMore, isLoadingMore, loadMore } = pages;
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const [density] = useDensity();
  const [as, choose] = useVenueLook();
  const look = useListLook("venues");
  const columns = useMemo(() => venueColumns(locale), [locale]);
  usePlace(pages.venues !== undefined);
  const [openId, open] = useOpenRow("venue");
  const step = useStepThrough(venues, idOf, openId, open);
  const venue = venues.find(({ id }) => id === openId);
  const isList = as === "list";
  const sort = (next: DataSort | null) => {
    const found = (["name", "capacity", "price"] as const).find((one) => one === next?.id);
    list.setSort(found && found !== list.sort ? found : "name");
  };
  return (
    <ListWithPanel
      step={step}
      panel={isList && venue && <VenuePanel venue={venue} step={step} onClose={() => open(null)} />}
    >
      <StuckList
        tools={<VenueTools list={list} />}
        line={
          total > 0 && (
            <>
              <Text as="output" size={14} tone="muted" numeric>
                {venues.length < total
                  ? `${number.format(venues.length)} of ${counted(total, "venue")}`
                  : counted(total, "venue")}
              </Text>
              <ViewChoice look={look} parts={lookParts} />
              <span className={lineTools}>
                {isList && <LookTools look={look} columns={columns} />}
                <VenuesFile search={search} />
                <IconButton
                  label={isList ? "Show as cards" : "Show as a list"}
                  icon={isList ? <LayoutGrid /> : <List />}
                  onClick={() => choose(isList ? "cards" : "list")}
                />
              </span>
            </>
          )
        }
      >
        {total === 0 && <NothingLike what="No venue" try="another name or town" />}
        {total > 0 && isList && (
          <DataTable
            label="Venues"
            columns={columns}
            rows={venues}
            rowId={idOf}
            sorting={{ sort: heads[list.sort] ?? null, onSort: sort }}
            opening={{ open: ({ id }) => open(id), id: openId }}
            arrangement={{ density, hidden: look.hidden, order: look.order }}
            phoneLine={venuePhoneLine}
            swipe={swipe}
          />
        )}
        {total > 0 && !isList && (
          <ul className={cards}>
            {venues.map((one) => (
              <VenueCard key={one.id} venue={one} />
            ))}
          </ul>
        )}
        {isMore && (
          <Inline justify="center">
            <Button variant="outline" loading={isLoadingMore} onClick={loadMore}>
              Show more
            </Button>
          </Inline>
        )}
      </StuckList>
    </ListWithPanel>
  );
}
