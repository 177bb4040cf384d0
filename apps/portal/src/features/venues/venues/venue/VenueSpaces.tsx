import { venuesCopy } from "@jubilee/core/venues/venues.copy";
import { venueLayouts } from "@jubilee/core/venues/venues.rules";
import type { VenueSpace } from "@jubilee/core/venues/venues.types";
import { ScrollArea } from "@jubilee/ui/scroll-area";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { cell, head, strong, table } from "./Venue.css.ts";

/** How many each space takes, layout by layout. Layouts that no space has are left out. */
export function VenueSpaces({ spaces }: { spaces: readonly VenueSpace[] }) {
  const number = new Intl.NumberFormat(useLocale());
  const layouts = venueLayouts.filter((layout) =>
    spaces.some(({ capacityByLayout }) => capacityByLayout[layout] !== undefined),
  );
  return (
    <ScrollArea label="Spaces and how many they take">
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={head}>
              Space
            </th>
            {layouts.map((layout) => (
              <th key={layout} scope="col" className={head}>
                {venuesCopy.layouts[layout]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spaces.map((space) => (
            <tr key={space.id}>
              <th scope="row" className={strong} dir="auto">
                {space.name}
              </th>
              {layouts.map((layout) => {
                const people = space.capacityByLayout[layout];
                return (
                  <td key={layout} className={cell}>
                    {people === undefined ? "–" : number.format(people)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
