import type { Showcase } from "@jubilee/core/sharing/showcase.types";
import { Chip } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EventCover } from "@jubilee/ui/event-cover";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";

export const looks = { calendar: "A calendar", list: "A list" };

function ShowcaseCover({ showcase }: { showcase: Showcase }) {
  return <EventCover typeId={showcase.eventTypeId} eventId={showcase.coverSeed} shape="mark" />;
}

/** Whether it can be seen, in a word. */
export const stateOf = ({ link }: Showcase) =>
  link?.status === "active" ? <Chip tone="usual">Live</Chip> : <Chip mark="hollow">No link</Chip>;

/** The columns of the list of showcases. */
export const showcaseColumns: DataColumn<Showcase>[] = [
  {
    id: "name",
    header: "Name",
    cell: (showcase) => (
      <FactLine
        name={showcase.name}
        picture={<ShowcaseCover showcase={showcase} />}
        detail={showcase.intro.split("\n")[0]}
      />
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: "layout",
    header: "Looks like",
    widthPx: 140,
    cell: ({ layout }) => looks[layout],
    sortValue: ({ layout }) => looks[layout],
    from: "desktop",
  },
  {
    id: "events",
    header: "Events now",
    widthPx: 120,
    align: "end",
    cell: ({ shownCount }) => shownCount,
    sortValue: ({ shownCount }) => shownCount,
  },
  {
    id: "state",
    header: "Link",
    widthPx: 140,
    cell: stateOf,
    sortValue: ({ link }) => link?.status ?? null,
  },
];

/** A showcase in the list on a phone: its name and state over what it shows. */
export const showcasePhoneLine = (showcase: Showcase) => {
  const { name, layout, shownCount } = showcase;
  return (
    <FactLine
      name={name}
      picture={<ShowcaseCover showcase={showcase} />}
      detail={`${looks[layout]}, ${shownCount} ${shownCount === 1 ? "event" : "events"} now`}
      end={stateOf(showcase)}
    />
  );
};
