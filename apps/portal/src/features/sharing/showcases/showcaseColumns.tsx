import type { Showcase } from "@jubilee/core/sharing/showcase.types";
import { Chip } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";

const looks = { calendar: "A calendar", list: "A list" };

const stateOf = ({ link }: Showcase) =>
  link?.status === "active" ? <Chip tone="success">Live</Chip> : <Chip mark="hollow">No link</Chip>;

/** The columns of the list of showcases. */
export const showcaseColumns: DataColumn<Showcase>[] = [
  { id: "name", header: "Name", cell: ({ name }) => <FactLine name={name} /> },
  {
    id: "layout",
    header: "Looks like",
    widthPx: 140,
    cell: ({ layout }) => looks[layout],
    from: "desktop",
  },
  {
    id: "events",
    header: "Events now",
    widthPx: 120,
    align: "end",
    cell: ({ shownCount }) => shownCount,
  },
  {
    id: "state",
    header: "Link",
    widthPx: 140,
    cell: stateOf,
  },
];

/** A showcase in the list on a phone: its name and state over what it shows. */
export const showcasePhoneLine = (showcase: Showcase) => {
  const { name, layout, shownCount } = showcase;
  return (
    <FactLine
      name={name}
      detail={`${looks[layout]}, ${shownCount} ${shownCount === 1 ? "event" : "events"} now`}
      end={stateOf(showcase)}
    />
  );
};
