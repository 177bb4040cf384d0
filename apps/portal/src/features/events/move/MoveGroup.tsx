import type { DateChange } from "@jubilee/core/events/event-changes.types";
import { chooseAll, type ThingGroup } from "@jubilee/core/events/event-moves.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { ThingGroupList } from "./ThingGroupList.tsx";
import { ThingRow } from "./ThingRow.tsx";
import type { Move } from "./useMove.ts";

interface MoveGroupProps {
  group: ThingGroup;
  event: EventRecord;
  own: DateChange;
  move: Move;
}

/** Things of one kind, each to be left where it is or taken along, or all of them at once. */
export function MoveGroup({ group, event, own, move }: MoveGroupProps) {
  const { title, things, moving, staying } = group;
  const isAnyFree = things.some(({ isFree }) => isFree);
  const toAll = things.some(({ isFree, moves }) => isFree && moves) ? "stays" : "moves";
  const counts = [
    ...(moving > 0 ? [`${moving} ${moving === 1 ? "moves" : "move"}`] : []),
    ...(staying > 0 ? [`${staying} ${staying === 1 ? "stays" : "stay"}`] : []),
  ];
  return (
    <ThingGroupList
      title={title}
      note={counts.join(", ")}
      act={
        isAnyFree && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => move.setChoices((known) => chooseAll(known, group, toAll))}
          >
            {toAll === "stays" ? "All stay" : "All move"}
          </Button>
        )
      }
      things={things}
      renderRow={(thing) => (
        <ThingRow key={thing.id + thing.kind} thing={thing} event={event} own={own} move={move} />
      )}
    />
  );
}
