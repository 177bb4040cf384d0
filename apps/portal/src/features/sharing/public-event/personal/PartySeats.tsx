import type { PartySeat } from "@jubilee/core/answers/party.types";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";

/** Who has no name yet is told apart by a number. */
const nameOf = (name: string | null, index: number) => name ?? `Guest ${index + 1}`;

/** Where the people of a link sit, as the host has published it. */
export function PartySeats({ seats }: { seats: readonly PartySeat[] }) {
  return (
    <Card title={seats.length === 1 ? "Your seat" : "Your seats"} level={2}>
      <DescriptionList
        items={seats.map(({ name, table, seat }, index) => ({
          term: nameOf(name, index),
          detail: `${table}, seat ${seat}`,
        }))}
      />
    </Card>
  );
}
