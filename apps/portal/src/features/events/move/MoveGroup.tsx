import { counted } from "@jubilee/core/base/words.rules";
import type { DateChange } from "@jubilee/core/events/event-changes.types";
import { chooseAll, type ThingGroup } from "@jubilee/core/events/event-moves.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { useState } from "react";
import { group as section, groupCount, groupHead, rows } from "./Move.css.ts";
import { ThingRow } from "./ThingRow.tsx";
import type { Move } from "./useMove.ts";

/** More are there at a press. */
const most = 12;

interface MoveGroupProps {
  group: ThingGroup;
  event: EventRecord;
  own: DateChange;
  move: Move;
}

/** Things of one kind, each to be left where it is or taken along, or all of them at once. */
export function MoveGroup({ group, event, own, move }: MoveGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const { title, things, moving, staying } = group;
  const isAnyFree = things.some(({ isFree }) => isFree);
  const toAll = things.some(({ isFree, moves }) => isFree && moves) ? "stays" : "moves";
  const shown = isWhole ? things : things.slice(0, most);
  const counts = [
    ...(moving > 0 ? [`${moving} ${moving === 1 ? "moves" : "move"}`] : []),
    ...(staying > 0 ? [`${staying} ${staying === 1 ? "stays" : "stay"}`] : []),
  ];
  return (
    <section className={section} aria-label={title}>
      <div className={groupHead}>
        <Heading level={2} size="panel">
          {title}
        </Heading>
        <span className={groupCount}>{counts.join(", ")}</span>
        {isAnyFree && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => move.setChoices((known) => chooseAll(known, group, toAll))}
          >
            {toAll === "stays" ? "All stay" : "All move"}
          </Button>
        )}
      </div>
      <ul className={rows}>
        {shown.map((thing) => (
          <ThingRow key={thing.id + thing.kind} thing={thing} event={event} own={own} move={move} />
        ))}
      </ul>
      {things.length > shown.length && (
        <Button variant="ghost" onClick={() => setWhole(true)}>
          {`Show ${counted(things.length - shown.length, "more", "more")}`}
        </Button>
      )}
    </section>
  );
}
