import type { Showcase } from "@jubilee/core/showcase/types";
import { Chip } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";

/** The columns of the list of showcases. */
export const showcaseColumns: DataColumn<Showcase>[] = [
  { id: "name", header: "Name", cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: "layout",
    header: "Looks like",
    widthPx: 140,
    cell: ({ layout }) => (layout === "calendar" ? "A calendar" : "A list"),
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
    cell: ({ link }) =>
      link?.status === "active" ? (
        <Chip tone="success">Live</Chip>
      ) : (
        <Chip mark="hollow">No link</Chip>
      ),
  },
];
