import { freeNumbers, objections, placesOf } from "@jubilee/core/venues/seating.rules";
import type { Seating, SeatPlace } from "@jubilee/core/venues/seating.types";
import { MoveTo, type MoveTarget } from "@jubilee/ui/move-to";
import { Armchair, DoorOpen } from "lucide-react";

export interface MovePersonToProps {
  seating: Seating;
  person: string;
  name: string;
  onMove: (to: SeatPlace | null) => void;
  onClose: () => void;
}

/** “Move to…” for somebody of the plan: a table's first free seat, or none; full tables and broken rules are said. */
export function MovePersonTo({ seating, person, name, onMove, onClose }: MovePersonToProps) {
  const own = placesOf(seating.tables).get(person)?.tableId;
  const tables = seating.tables.filter(({ id }) => id !== own);
  const targets: MoveTarget[] = tables.map((table) => {
    const free = freeNumbers(table).length;
    const against = objections(seating, person, table).join(", ");
    return {
      id: table.id,
      label: table.label,
      group: "Table",
      icon: <Armchair />,
      detail: [`${free} free`, against].filter(Boolean).join(", "),
      ...(free === 0 && { full: `full, ${table.seats.length} of ${table.seats.length}` }),
    };
  });
  if (own !== undefined)
    targets.push({
      id: "none",
      label: "Without a seat",
      group: "Off the plan",
      icon: <DoorOpen />,
    });
  return (
    <MoveTo
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      name={name}
      targets={targets}
      onMove={({ id }) => {
        const table = tables.find((one) => one.id === id);
        const number = table && freeNumbers(table)[0];
        if (!table) onMove(null);
        else if (number !== undefined) onMove({ tableId: table.id, number });
      }}
    />
  );
}
