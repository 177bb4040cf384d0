import type {
  Seating,
  SeatingConflict,
  SeatingTable,
  SeatPlace,
} from "@jubilee/core/venues/seating.types";
import { DragVoice } from "@jubilee/ui/drag";
import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { ZoomIn, ZoomOut } from "lucide-react";
import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { floor, scroller } from "./Floor.css.ts";
import { directionOf, floorOf, nextTable, type Point } from "./floor.rules.ts";
import { FloorTable } from "./FloorTable.tsx";
import type { Carry } from "./useCarry.ts";
import { inside, stepCm, useTableDrag } from "./useTableDrag.ts";

const scales = [0.35, 0.45, 0.5, 0.65, 0.8] as const;
const usualScale = 2;

export interface FloorPlanProps {
  seating: Seating;
  conflicts: readonly SeatingConflict[];
  carry: Carry;
  onMoveTable: (table: SeatingTable, to: Point) => void;
  /** Opens “Move to…” for a table. */
  onTableTo: (table: SeatingTable) => void;
  onTable: (table: SeatingTable) => void;
  onSeat: (place: SeatPlace) => void;
  onPerson: (key: string) => void;
}

/**
 * The floor as it is drawn: tables and people are dragged. By keys it is one stop: arrows go from
 * table to table, with Shift they move it, and Space lifts it; Tab goes on to its seats, which arrows go around.
 */
export function FloorPlan({ seating, conflicts, carry, onMoveTable, ...rest }: FloorPlanProps) {
  const { onTableTo, onTable, onSeat, onPerson } = rest;
  const [zoom, setZoom] = useState(usualScale);
  const [current, setCurrent] = useState<{ id: string; seat: number } | null>(null);
  const plan = useRef<HTMLDivElement>(null);
  const scale = scales[zoom] ?? scales[usualScale];
  const drag = useTableDrag(scale, { onMove: onMoveTable, onMoveTo: onTableTo });
  const people = useMemo(
    () => new Map(seating.people.map((person) => [person.key, person])),
    [seating.people],
  );
  const wrong = new Set(conflicts.flatMap(({ isHard, people: keys }) => (isHard ? keys : [])));
  const { width, height } = floorOf(seating.tables);
  const currentId =
    seating.tables.find(({ id }) => id === current?.id)?.id ?? seating.tables[0]?.id;
  const onTableKey = (event: KeyboardEvent<HTMLElement>, table: SeatingTable) => {
    const direction = directionOf(event.key);
    if (!direction) return;
    event.preventDefault();
    if (event.shiftKey) {
      onMoveTable(table, {
        x: inside(table.x + direction.x * stepCm),
        y: inside(table.y + direction.y * stepCm),
      });
      return;
    }
    const next = nextTable(seating.tables, table, direction);
    if (!next) return;
    setCurrent({ id: next.id, seat: 1 });
    plan.current?.querySelector<HTMLElement>(`[data-table="${next.id}"]:not([data-seat])`)?.focus();
  };
  return (
    <Stack gap="2">
      <Inline justify="space-between" align="center" gap="2" wrap>
        <Text size={14} tone="muted">
          Drag people and tables, or press them. Space lifts a table, arrow keys move it; M names
          places, for people, too.
        </Text>
        <Inline gap="1">
          <IconButton
            label="Smaller"
            size="sm"
            icon={<ZoomOut />}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <IconButton
            label="Larger"
            size="sm"
            icon={<ZoomIn />}
            disabled={zoom === scales.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </Inline>
      </Inline>
      <section className={scroller} aria-label="Floor plan" data-scrolls="">
        <div
          ref={plan}
          className={floor}
          style={{
            inlineSize: width * scale,
            blockSize: height * scale,
            backgroundSize: `${100 * scale}px ${100 * scale}px`,
          }}
        >
          {seating.tables.map((table) => (
            <FloorTable
              key={table.id}
              own={table}
              scale={scale}
              people={people}
              wrong={wrong}
              carry={carry}
              drag={drag}
              stop={{
                isHere: table.id === currentId,
                seat: table.id === current?.id ? current.seat : 1,
                onStop: (seat) => setCurrent({ id: table.id, seat }),
              }}
              onTableKey={onTableKey}
              onTable={onTable}
              onSeat={onSeat}
              onPerson={onPerson}
            />
          ))}
        </div>
      </section>
      <DragVoice drag={drag.drag} />
    </Stack>
  );
}
