import type { SeatingTable } from "@jubilee/core/venues/seating.types";
import { MoveTo } from "@jubilee/ui/move-to";
import { placeBeside, type Point } from "./floor.rules.ts";

export interface MoveTableToProps {
  table: SeatingTable;
  tables: readonly SeatingTable[];
  onMove: (to: Point) => void;
  onClose: () => void;
}

/** “Move to…” for a table: beside another one, where the floor has room. */
export function MoveTableTo({ table, tables, onMove, onClose }: MoveTableToProps) {
  const places = tables
    .filter(({ id }) => id !== table.id)
    .map((other) => ({ other, at: placeBeside(table, other, tables) }));
  return (
    <MoveTo
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      name={table.label}
      targets={places.map(({ other, at }) => ({
        id: other.id,
        label: `Beside ${other.label}`,
        group: "Place on the floor",
        ...(at ? {} : { full: "full, tables on every side" }),
      }))}
      onMove={({ id }) => {
        const at = places.find(({ other }) => other.id === id)?.at;
        if (at) onMove(at);
      }}
    />
  );
}
