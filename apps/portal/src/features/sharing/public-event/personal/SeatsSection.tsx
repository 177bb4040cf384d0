import type { GuestPlace } from "../../../../event-kit/guest-page/section.types.ts";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";

/** Who has no name yet is told apart by a number. */
const nameOf = (name: string | null, index: number) => name ?? `Guest ${index + 1}`;

/** Where the people of a link sit, as the host has published it. */
export default function SeatsSection({ personal }: GuestPlace) {
  const seats = personal?.invitation.party.seats ?? [];
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
